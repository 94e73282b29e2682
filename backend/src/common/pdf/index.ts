export { Pdfs } from './pdfs.service.js';
export { ApiPdf, sendPdf, type PrivatePdf } from './send-pdf.js';
