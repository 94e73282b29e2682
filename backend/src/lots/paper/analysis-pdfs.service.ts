import { Injectable } from '@nestjs/common';
import { Pdfs, type PdfFile } from '../../common/pdf/index.js';
import { Env } from '../../config/index.js';
import { ownCompany, SettingsService } from '../../content/index.js';
import { Database, ignoreTaken } from '../../database/index.js';
import { AnalysesService } from '../analyses.service.js';
import { findLot, lotForVisitors } from '../lot-rows.js';
import type { Analysis, Lot } from '../lot.entity.js';
import { AnalysisNotFound } from '../lots.errors.js';
import { AnalysisPdf } from './analysis-pdf.entity.js';
import { analysisPaper, nameOf } from './paper-data.js';

/**
 * Certificates of analysis as PDF. The PDF of a published certificate is made at its first download and then stored,
 * because a later release of the template would change it.
 */
@Injectable()
export class AnalysisPdfs {
  constructor(
    private readonly database: Database,
    private readonly pdfs: Pdfs,
    private readonly env: Env,
    private readonly settings: SettingsService,
    private readonly analyses: AnalysesService,
  ) {}

  /** The PDF of a draft has a watermark. @throws AnalysisNotFound, PdfUnavailable */
  async ofId(id: number): Promise<PdfFile> {
    const analysis = await this.analyses.get(id);
    return this.fileOf(await findLot(this.database.read, { id: analysis.lotId }), analysis);
  }

  /** @throws LotNotFound, also for a draft of a lot, AnalysisNotFound, PdfUnavailable */
  async ofEdition(number: string, edition: number): Promise<PdfFile> {
    const { lot, analyses } = await lotForVisitors(this.database.read, number);
    const analysis = analyses.find((each) => each.edition === edition);
    if (!analysis) throw new AnalysisNotFound(edition);
    return { ...(await this.fileOf(lot, analysis)), isPublic: true };
  }

  private async fileOf(lot: Lot, analysis: Analysis): Promise<PdfFile> {
    const isDraft = analysis.publishedAt === null;
    return {
      fileName: `analysis-${lot.number}-${analysis.edition ?? `draft-${analysis.id}`}`,
      readableName: nameOf(lot, analysis),
      bytes: isDraft ? await this.make(lot, analysis) : await this.kept(lot, analysis),
    };
  }

  private async kept(lot: Lot, analysis: Analysis): Promise<Uint8Array> {
    const { id: analysisId } = analysis;
    const find = (): Promise<AnalysisPdf | null> => this.database.read.findOneBy(AnalysisPdf, { analysisId });
    const kept = await find();
    if (kept) return Buffer.from(kept.base64, 'base64');
    const made = await this.make(lot, analysis);
    const base64 = Buffer.from(made).toString('base64');
    // If two first downloads run at once, both get the PDF that was stored first.
    await this.database.write((tx) => tx.insert(AnalysisPdf, { analysisId, base64 })).catch(ignoreTaken);
    return Buffer.from((await find())?.base64 ?? base64, 'base64');
  }

  private async make(lot: Lot, analysis: Analysis): Promise<Uint8Array> {
    const seller = analysis.seller ?? ownCompany(await this.settings.get());
    return this.pdfs.of('analysis', analysisPaper(lot, analysis, seller, this.env.siteUrl));
  }
}
