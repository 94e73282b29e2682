import { deflateSync } from 'node:zlib';

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

/** A small valid PDF with one empty page; `parts` are what the test is about. */
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

/** A PDF of today: an object of number 4 lies in a compressed object stream, and the cross-reference table is a stream. */
export function aPdfWithObjectStream(inside: string, catalog = ''): Buffer {
  const plain = aPdf({ catalog }).toString('latin1');
  const bodies = plain.slice(0, plain.indexOf('xref'));
  const data = deflateSync(Buffer.from(`4 0 ${inside}`, 'latin1'));
  const stream = Buffer.concat([
    Buffer.from(`5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const offsets = [1, 2, 3].map((number) => bodies.indexOf(`${number} 0 obj`));
  const start = bodies.length + stream.length;
  const rows = [[0, 0, 0], ...offsets.map((offset) => [1, offset, 0]), [2, 5, 0], [1, bodies.length, 0], [1, start, 0]];
  const table = Buffer.concat(rows.map(([type = 0, at = 0, nth = 0]) => Buffer.from([type, at >> 8, at & 255, nth])));
  const entries = `/Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R /Length ${table.length}`;
  const head = Buffer.from(`6 0 obj\n<< ${entries} >>\nstream\n`);
  const end = Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat([Buffer.from(bodies, 'latin1'), stream, head, table, end]);
}

/** 230 bytes that declare two hundred million objects. */
export function aPdfThatFillsMemory(): Buffer {
  const head =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
  const table =
    '3 0 obj\n<< /Type /XRef /Size 200000000 /W [0 0 0] /Root 1 0 R /Length 0 >>\nstream\n\nendstream\nendobj\n';
  return Buffer.from(`${head}${table}startxref\n${head.length}\n%%EOF\n`, 'latin1');
}
