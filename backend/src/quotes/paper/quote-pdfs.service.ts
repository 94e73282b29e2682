import { Injectable } from '@nestjs/common';
import { Pdfs, type PaperLanguage, type PdfFile } from '../../common/pdf/index.js';
import { Env } from '../../config/index.js';
import { Database } from '../../database/index.js';
import { findQuote } from '../quote-rows.js';
import type { Quote } from '../quote.entity.js';
import { paperWords } from './copy.js';
import { paperData } from './paper-data.js';

/**
 * Quotes as PDF. The PDF has the same content as the buyer's page, without the parts that can change after a quote was sent.
 */
@Injectable()
export class QuotePdfs {
  constructor(
    private readonly database: Database,
    private readonly pdfs: Pdfs,
    private readonly env: Env,
  ) {}

  /** The PDF of a draft has a watermark. @throws QuoteNotFound, PdfUnavailable */
  async ofId(id: number, language: PaperLanguage): Promise<PdfFile> {
    return this.pdfOf(await findQuote(this.database.read, { id }), language);
  }

  /** @throws QuoteNotFound, PdfUnavailable */
  async ofToken(token: string, language: PaperLanguage): Promise<PdfFile> {
    return this.pdfOf(await findQuote(this.database.read, { token }), language);
  }

  private async pdfOf(quote: Quote, language: PaperLanguage): Promise<PdfFile> {
    const data = paperData(quote, language, this.env.siteUrl);
    return {
      fileName: `proforma-${quote.number ?? `draft-${quote.id}`}`,
      readableName: quote.number === null ? `${data.name} (${paperWords[language].draft})` : data.name,
      bytes: await this.pdfs.of('quote', data),
    };
  }
}
