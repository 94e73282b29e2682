/**
 * The `Content-Disposition` of a PDF (RFC 6266), with the Persian name encoded as in RFC 5987. PDFs are downloads, because
 * browsers show none in a sandbox.
 * @param filename in Latin letters, for programs that do not read the other
 * @param persianName with or without its ending
 */
export function pdfAttachment(filename: string, persianName: string): string {
  const name = /\.pdf$/i.test(persianName) ? persianName : `${persianName}.pdf`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${filename}"; filename*=UTF-8''${encoded}`;
}
