export interface PdfParts {
  /** Entries of the document's catalog: `/OpenAction 4 0 R`. */
  catalog?: string;
  /** Entries of its page. */
  page?: string;
  /** Further objects, numbered from 4. */
  objects?: string[];
  /** Entries of the trailer: `/Encrypt 4 0 R /ID [<00> <00>]`. */
  trailer?: string;
}

/** A small sound PDF of one empty page; `parts` are what the test is about. */
export function aPdf({ catalog = '', page = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
  const bodies = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> ${page} >>`,
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const offsets = bodies.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1');
}
