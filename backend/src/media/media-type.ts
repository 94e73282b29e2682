/** What is stored, after decoding: pictures are re-encoded as WebP, documents stay PDF. */
export const mediaTypes = ['image/webp', 'application/pdf'] as const;
export type MediaType = (typeof mediaTypes)[number];
