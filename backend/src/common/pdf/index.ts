export type { BilingualFact, BilingualPaper, BilingualText, Both, Issuer } from './bilingual.js';
export { Pdfs } from './pdfs.service.js';
export { paperLanguages, paperTexts, type PaperLanguage, type PaperTexts } from './paper-texts.js';
export { qrOf } from './qr.js';
export { ApiPdf, sendPdf, type PdfFile } from './send-pdf.js';
