import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The tests of the backend have a reader of PDFs. */
const backend = resolve(import.meta.dirname, '../../../backend');
const script = `
  import { extractText } from 'unpdf';
  import { buffer } from 'node:stream/consumers';
  const { text } = await extractText(new Uint8Array(await buffer(process.stdin)), { mergePages: true });
  process.stdout.write(text);
`;

/** The text of all pages of a PDF. */
export function textOfPdf(bytes: Uint8Array): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: backend,
    input: bytes,
    encoding: 'utf8',
  });
}
