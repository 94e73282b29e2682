import { getDocumentProxy } from 'unpdf';
import { namesOfPdf } from './pdf-names.js';
import type { Refusal } from './refusal.js';

/** The parts of pdf.js that are used here; unpdf does not ship all of its types. */
interface Pdf {
  numPages: number;
  getPage(number: number): Promise<{ cleanup(): boolean }>;
  loadingTask: { destroy(): Promise<void> };
}

const mostPages = 2_000;
/** pdf.js prints nothing but errors. */
const silent = 0;

/**
 * Names of actions, forms and media that run scripts. `GoToR` and `GoToE` make a reader open other files, also on a server,
 * which then receives the reader's Windows login.
 */
const scripts = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia', 'XFA', 'GoToR', 'GoToE'];
const attachments = ['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment'];

/**
 * Checks a PDF: it must be complete, open without a password, contain no scripts and no other files. Returns null when it
 * passes; its bytes are stored unchanged.
 */
export async function checkPdf(bytes: Uint8Array): Promise<Refusal | null> {
  // Readers repair a PDF that is cut off, and accept one with another file behind it. Both are refused here.
  if (!Buffer.from(bytes.subarray(-1024)).includes('%%EOF')) return { refused: 'damaged', reason: 'no end of file' };
  try {
    const names = namesOfPdf(bytes);
    // Also refused when it opens without a password, because encrypted parts cannot be checked.
    if (names.has('Encrypt')) return { refused: 'encrypted' };
    if (scripts.some((name) => names.has(name))) return { refused: 'scripts' };
    if (attachments.some((name) => names.has(name))) return { refused: 'attachments' };
    await readPages(bytes);
    return null;
  } catch (error) {
    // Too deep or too large; the sandbox turns this into its own error.
    if (error instanceof RangeError) throw error;
    return { refused: 'damaged', reason: (error as Error).message };
  }
}

/** Reads every page, which fails for broken ones. */
async function readPages(bytes: Uint8Array): Promise<void> {
  // A copy, because pdf.js detaches the bytes.
  const pdf = (await getDocumentProxy(new Uint8Array(bytes), {
    verbosity: silent,
    stopAtErrors: true,
  })) as unknown as Pdf;
  try {
    if (pdf.numPages > mostPages) throw new Error('too many pages');
    for (let number = 1; number <= pdf.numPages; number += 1) (await pdf.getPage(number)).cleanup();
  } finally {
    await pdf.loadingTask.destroy();
  }
}
