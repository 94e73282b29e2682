import { getDocumentProxy } from 'unpdf';
import { MediaDamaged, PdfEncrypted, PdfWithScripts } from './media.errors.js';

/** What is used here of pdf.js, whose own types unpdf does not ship whole. */
interface Pdf {
  numPages: number;
  hasJSActions(): Promise<boolean>;
  getPage(number: number): Promise<{ getJSActions(): Promise<object | null>; cleanup(): boolean }>;
  loadingTask: { destroy(): Promise<void> };
}

const mostPages = 2_000;
/** pdf.js prints nothing but errors. */
const silent = 0;

/**
 * Reads a PDF through: it must be whole, open without a password and run nothing. The bytes are kept as they are.
 * @throws MediaDamaged, PdfEncrypted, PdfWithScripts
 */
export async function checkPdf(bytes: Buffer): Promise<void> {
  // A reader repairs what is cut off, and takes a PDF with another file behind it: we take neither.
  if (!bytes.subarray(-1024).includes('%%EOF')) throw new MediaDamaged('no end of file');
  // Actions of links, which pdf.js does not tell of.
  if (/\/(JavaScript|Launch)\b/.test(bytes.toString('latin1'))) throw new PdfWithScripts();
  const pdf = await opened(bytes);
  try {
    if (pdf.numPages > mostPages) throw new MediaDamaged('too many pages');
    if (await runsSomething(pdf)) throw new PdfWithScripts();
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function opened(bytes: Buffer): Promise<Pdf> {
  try {
    // A copy: pdf.js takes the bytes away.
    const pdf: unknown = await getDocumentProxy(new Uint8Array(bytes), { verbosity: silent, stopAtErrors: true });
    return pdf as Pdf;
  } catch (error) {
    const { name, message } = error as Error;
    throw name === 'PasswordException' ? new PdfEncrypted() : new MediaDamaged(message);
  }
}

/** Scripts of the document, of its form fields and of its pages. Reading the pages also finds those that are broken. */
async function runsSomething(pdf: Pdf): Promise<boolean> {
  try {
    if (await pdf.hasJSActions()) return true;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      if (await page.getJSActions()) return true;
      page.cleanup();
    }
    return false;
  } catch (error) {
    throw new MediaDamaged((error as Error).message);
  }
}
