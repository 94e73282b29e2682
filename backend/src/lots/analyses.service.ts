import { verdictOfAll } from '@afshoreh/persian/analyses';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { dayOf } from '../common/tehran-day.js';
import { ownCompany, SettingsService } from '../content/index.js';
import { Database, findOrThrow } from '../database/index.js';
import { MediaPlaces, recordMediaUses } from '../media/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import { refuseStale } from '../operations/audit/refuse-stale.js';
import { AnalysisDto, type SaveAnalysisDto, type UpdateAnalysisDto } from './analyses.dto.js';
import { copy, nameOfPlace } from './copy.js';
import { judgedAnew, judgedResults, statedParameters } from './judged-results.js';
import { findLot, judgedToday } from './lot-rows.js';
import { Analysis, Lot } from './lot.entity.js';
import { AnalysisChangedMeanwhile, AnalysisNotFound, AnalysisPublished, AnalysisReplaced } from './lots.errors.js';
import { recordedAnalysis } from './recorded-analysis.js';
import { resultsInSheet, type SheetResult } from './results-sheet.js';

/** Drafts of certificates, and their publication. Public writes run one after the other, so editions have no gaps. */
@Injectable()
export class AnalysesService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    places: MediaPlaces,
  ) {
    places.onMove('analysis', async (tx, ids, { withNewAddresses }) => {
      for (const { id, file } of await tx.findBy(Analysis, { id: In(ids.map(Number)) }))
        await tx.update(Analysis, { id }, { file: file && withNewAddresses(file) });
    });
  }

  /** The results of a draft are compared with the limits of today. @throws AnalysisNotFound */
  async get(id: number): Promise<Analysis> {
    const analysis = await findOrThrow(this.database.read, Analysis, id, AnalysisNotFound);
    if (analysis.publishedAt) return analysis;
    const { productId } = await findLot(this.database.read, { id: analysis.lotId });
    return judgedToday(analysis, await statedParameters(this.database.read, productId));
  }

  /** Parses a table of results and compares them with the limits; stores nothing. @throws LotNotFound, ValidationFailed */
  async check(lotId: number, csv: string): Promise<SheetResult[]> {
    const { productId } = await findLot(this.database.read, { id: lotId });
    return resultsInSheet(csv, await statedParameters(this.database.read, productId));
  }

  /** @throws LotNotFound, ValidationFailed, AnalysisReplaced */
  create(lotId: number, form: SaveAnalysisDto, author: Author): Promise<Analysis> {
    return this.database.writePublic(async (tx) => {
      const lot = await findLot(tx, { id: lotId });
      const analysis = await this.add(lot, form, tx);
      await recordChange(tx, author, { action: 'createAnalysis', after: recordedAnalysis(analysis, lot) });
      return analysis;
    });
  }

  /** Like {@link create}, but inside the caller's transaction and without an audit entry. */
  async add(lot: Lot, form: SaveAnalysisDto, tx: EntityManager): Promise<Analysis> {
    const none = { accreditation: null, releasedBy: null, file: null, corrects: null };
    const draft = { edition: null, seller: null, publishedAt: null, replacedBy: null };
    const blank = tx.create(Analysis, { ...none, ...draft, version: 1, lotId: lot.id, createdAt: new Date() });
    return stored(tx, await filled(tx, blank, form, lot), lot);
  }

  /** @throws AnalysisNotFound, AnalysisPublished, AnalysisChangedMeanwhile, ValidationFailed */
  update(id: number, form: UpdateAnalysisDto, author: Author): Promise<Analysis> {
    return this.database.writePublic(async (tx) => {
      const { draft, lot } = await findDraft(tx, id);
      return saveChange(tx, author, {
        action: 'updateAnalysis',
        id,
        form,
        error: AnalysisChangedMeanwhile,
        stored: draft,
        stateOf: (analysis) => AnalysisDto.of(analysis),
        recordedAs: (analysis) => recordedAnalysis(analysis, lot),
        next: () => filled(tx, tx.create(Analysis, { ...draft }), form, lot),
        store: (analysis, version) => stored(tx, Object.assign(analysis, { version }), lot),
      });
    });
  }

  /** Deletes a draft. @throws AnalysisNotFound, AnalysisPublished, PreconditionFailed */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.database.writePublic(async (tx) => {
      const { draft, lot } = await findDraft(tx, id);
      await recordMediaUses(tx, placeOf(draft, lot), []);
      await tx.delete(Analysis, { id });
      const before = recordedAnalysis(draft, lot);
      await recordChange(tx, author, { action: 'deleteAnalysis', before, expectedVersion });
    });
  }

  /**
   * Gives the draft its edition and the limits of this day. A published certificate stays as it is.
   * @throws AnalysisNotFound, AnalysisChangedMeanwhile, AnalysisReplaced, and ValidationFailed without results
   */
  publish(id: number, form: { version?: number }, author: Author): Promise<Analysis> {
    return this.database.writePublic(async (tx) => {
      const analysis = await findOrThrow(tx, Analysis, id, AnalysisNotFound);
      if (analysis.publishedAt) return analysis;
      const lot = await findLot(tx, { id: analysis.lotId });
      const before = recordedAnalysis(analysis, lot);
      const sides = { mine: form, theirs: AnalysisDto.of(analysis) };
      await refuseStale(tx, { subject: 'analysis', id }, sides, AnalysisChangedMeanwhile);
      const published = await this.storePublished(tx, analysis, lot);
      await recordChange(tx, author, {
        action: 'publishAnalysis',
        before,
        after: recordedAnalysis(published, lot),
      });
      return published;
    });
  }

  /** Publishes a certificate without an audit entry; the demonstration data uses it too. */
  async storePublished(tx: EntityManager, analysis: Analysis, lot: Lot): Promise<Analysis> {
    if (analysis.results.length === 0) throw new ValidationFailed([{ field: 'results', message: copy.resultsMissing }]);
    await refuseReplaced(tx, analysis.corrects, lot);
    const edition = (await tx.countBy(Analysis, { lotId: lot.id, publishedAt: Not(IsNull()) })) + 1;
    if (analysis.corrects !== null)
      await tx.update(Analysis, { lotId: lot.id, edition: analysis.corrects }, { replacedBy: edition });
    const results = judgedAnew(analysis.results, await statedParameters(tx, lot.productId));
    const seller = ownCompany(await this.settings.get(tx));
    const changes = { edition, results, seller, publishedAt: new Date(), version: analysis.version + 1 };
    const verdict = verdictOfAll(results.map((each) => each.verdict)) ?? 'not_comparable';
    await tx.update(Lot, { id: lot.id }, { verdict, updatedAt: new Date() });
    return tx.save(Object.assign(analysis, changes));
  }
}

async function findDraft(tx: EntityManager, id: number): Promise<{ draft: Analysis; lot: Lot }> {
  const draft = await findOrThrow(tx, Analysis, id, AnalysisNotFound);
  if (draft.publishedAt) throw new AnalysisPublished();
  return { draft, lot: await findLot(tx, { id: draft.lotId }) };
}

/** Fields that the form leaves out keep their value. */
async function filled(tx: EntityManager, analysis: Analysis, form: SaveAnalysisDto, lot: Lot): Promise<Analysis> {
  const { kind, laboratory, analysedOn } = form;
  if (analysedOn > dayOf(new Date())) throw new ValidationFailed([{ field: 'analysedOn', message: copy.inFuture }]);
  const { corrects = analysis.corrects, accreditation = analysis.accreditation } = form;
  const { releasedBy = analysis.releasedBy, file = analysis.file } = form;
  await refuseReplaced(tx, corrects, lot);
  const results = await judgedResults(tx, form.results, await statedParameters(tx, lot.productId));
  const optional = { corrects, accreditation, releasedBy, file };
  return Object.assign(analysis, { kind, laboratory, analysedOn, results }, optional);
}

async function refuseReplaced(tx: EntityManager, corrects: number | null, lot: Lot): Promise<void> {
  if (corrects === null) return;
  const former = await tx.findOneBy(Analysis, { lotId: lot.id, edition: corrects });
  if (!former) throw new ValidationFailed([{ field: 'corrects', message: copy.correctsUnknown }]);
  if (former.replacedBy !== null) throw new AnalysisReplaced();
}

async function stored(tx: EntityManager, analysis: Analysis, lot: Lot): Promise<Analysis> {
  const saved = await tx.save(analysis);
  await recordMediaUses(tx, placeOf(saved, lot), [{ field: 'file', text: saved.file }]);
  return saved;
}

function placeOf({ id }: Analysis, { number }: Lot) {
  return { place: 'analysis', placeId: id, title: nameOfPlace(number) } as const;
}
