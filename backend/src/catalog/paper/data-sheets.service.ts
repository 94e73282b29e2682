import { Injectable } from '@nestjs/common';
import { Pdfs, type PdfFile } from '../../common/pdf/index.js';
import { Env } from '../../config/index.js';
import { ownCompany, SettingsService } from '../../content/index.js';
import { SpecificationService } from '../specification/specification.service.js';
import { dataSheet } from './data-sheet.js';

/** Data sheets as PDF, drawn of what the product's specification says now. */
@Injectable()
export class DataSheets {
  constructor(
    private readonly specifications: SpecificationService,
    private readonly settings: SettingsService,
    private readonly pdfs: Pdfs,
    private readonly env: Env,
  ) {}

  /** @throws ProductNotFound, PdfUnavailable */
  async of(productId: number): Promise<PdfFile> {
    const specification = await this.specifications.get(productId);
    const company = ownCompany(await this.settings.get());
    const sheet = dataSheet(specification, company, this.env.siteUrl);
    return {
      fileName: `data-sheet-${productId}`,
      readableName: sheet.name,
      bytes: await this.pdfs.of('data-sheet', sheet),
    };
  }
}
