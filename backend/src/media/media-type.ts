/** The types of stored files: pictures are encoded again as WebP, documents stay PDF. */
export const mediaTypes = ['image/webp', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The types of files that may be uploaded. */
type UploadKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'pdf';

/**
 * The type of a file by its first bytes; the name and the declared type are not used. The type only chooses the decoder: a
 * file is accepted only if it can be decoded.
 */
export function kindOf(bytes: Buffer): UploadKind | null {
  const text = (start: number, end: number): string => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  // An AVIF may declare itself as HEIF and list AVIF among the compatible formats.
  if (text(4, 8) === 'ftyp' && /^(.{4})*?avi[fs]/s.test(text(8, 64))) return 'avif';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  return text(0, 5) === '%PDF-' ? 'pdf' : null;
}
