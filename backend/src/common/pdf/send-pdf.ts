import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { pdfAttachment } from '../http/attachment.js';

export interface PdfFile {
  /** The file name in Latin letters and in the language of the paper, both without an extension. */
  fileName: string;
  readableName: string;
  bytes: Uint8Array;
  /** Whether anybody may read the PDF and its address always returns the same bytes, so that caches may store it. */
  isPublic?: boolean;
}

const secondsOfDay = 86_400;

export const ApiPdf = (): MethodDecorator =>
  applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }),
  );

export function sendPdf(response: Response, { fileName, readableName, bytes, isPublic }: PdfFile): void {
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Length': String(bytes.length),
    'Content-Disposition': pdfAttachment(`${fileName}.pdf`, readableName),
    'Cache-Control': isPublic ? `public, max-age=${secondsOfDay}` : 'private, no-store',
    // Opened as a page of its own, the file must not run scripts.
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(bytes);
}
