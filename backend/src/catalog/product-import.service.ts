import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { chunksOf, inSlices } from '../common/in-slices.js';
import { Sandbox, staffSender, type Sandboxed } from '../common/sandbox/index.js';
import { SettingsService } from '../content/index.js';
import { bumpedRevision, bumpRevision, Database } from '../database/index.js';
import { AuditEntry, recordChange, type Author } from '../operations/audit/index.js';
import { ImportRefused } from './catalog.errors.js';
import { Category } from './category.entity.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import { pictureProblems, picturesIn } from './product-import-pictures.js';
import { codeProblems, holdersOf, takenCodes } from './product-import-codes.js';
import { preparedRows, storeRows, type PreparedRows } from './product-import-rows.js';
import { idsIn, planOf, skusIn, type Catalogue, type ImportPlan } from './product-import.js';
import { ImportResultDto } from './product-import.dto.js';
import type * as sheetParser from './product-sheet.js';
import type { ImportProblem, Sheet } from './product-sheet.js';
import { Product } from './product.entity.js';
import { fileHeadings, headingOf } from './products.csv.js';
import { shownRateOf } from './rate-age.js';

const subject = 'product_import';
const parser: Sandboxed<typeof sheetParser> = { url: () => import.meta.resolve('./product-sheet.js') };
/** A valid file takes about a second. */
const mostSeconds = 15;
/** Products per query; one query then takes a few milliseconds. */
const atOnce = 200;
/** With the problems as they are shown: columns have the headings of the file. */
export type CheckedPlan = ImportPlan<ImportProblem>;

/** How often the import plans again because a product was changed between planning and storing. */
const mostAttempts = 3;

/**
 * Checks and imports product files. Orders must not wait for an import, so everything is computed in slices before the
 * transaction begins, and the transaction stores many rows per statement.
 */
@Injectable()
export class ProductImportService {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly sandbox: Sandbox,
  ) {}

  /** What the file would change; stores nothing. Throws the errors of {@link Sandbox.run}. */
  async check(file: Uint8Array, admin: Admin): Promise<CheckedPlan> {
    return (await this.plan(await this.read(file, admin))).plan;
  }

  /** Stores everything in one transaction, or nothing. Throws {@link ImportRefused} for a file with a problem. */
  async apply(file: Uint8Array, admin: Admin & Author): Promise<ImportResultDto> {
    const sheet = await this.read(file, admin);
    for (let attempt = 1; ; attempt += 1) {
      const { plan, catalogue } = await this.plan(sheet);
      if (plan.problems.length > 0) throw new ImportRefused(plan.problems.length);
      const result = ImportResultDto.of(plan);
      if (result.created + result.changed === 0) return result;
      const rows = await preparedRows(plan, catalogue, admin);
      if (await this.store(rows, catalogue, result, admin)) return result;
      if (attempt === mostAttempts) throw new ImportRefused(result.changed);
    }
  }

  /** The result of an earlier import; `id` is the revision that it created. */
  async result(id: number): Promise<ImportResultDto> {
    const entry = await this.database.read.findOneByOrFail(AuditEntry, { subject, subjectId: String(id) });
    const { created, changed, unchanged } = entry.after as unknown as ImportResultDto;
    return { created, changed, unchanged };
  }

  private read(file: Uint8Array, admin: Admin): Promise<Sheet> {
    return this.sandbox.run(parser, 'sheetOf', [file, fileHeadings], {
      sender: staffSender(admin),
      seconds: mostSeconds,
    });
  }

  private async plan({ rows, headings, problems }: Sheet): Promise<{ plan: CheckedPlan; catalogue: Catalogue }> {
    const { read } = this.database;
    const idsBySku = await holdersOf(read, 'sku', skusIn(rows));
    const catalogue: Catalogue = {
      ...(await this.basis(read)),
      idsBySku,
      products: await productsById(read, idsIn(rows, { idsBySku })),
      pictures: new Map(),
    };
    const plan = await planOf(rows, catalogue);
    const stored = [...plan.created, ...plan.changed];
    catalogue.pictures = await picturesIn(read, stored);
    const codes = codeProblems(stored, await takenCodes(read, stored));
    const found = [...plan.problems, ...pictureProblems(stored, catalogue.pictures), ...codes].map(
      ({ row, field, message }) => ({ row, column: headings[field] ?? headingOf(field), message }),
    );
    return { plan: { ...plan, problems: [...problems, ...found].sort((a, b) => a.row - b.row) }, catalogue };
  }

  /** Stores all of the plan. Returns false and stores nothing when the data behind the plan has changed since. */
  private store(
    rows: PreparedRows,
    catalogue: Catalogue,
    result: ImportResultDto,
    admin: Admin & Author,
  ): Promise<boolean> {
    return this.database.writePublic(async (tx) => {
      if (!(await this.isAsPlanned(tx, rows, catalogue))) return false;
      await bumpRevision(tx);
      await storeRows(tx, rows);
      const subjectId = bumpedRevision(tx) ?? 0;
      await recordChange(tx, admin, { action: 'importProducts', subjectId, after: result });
      return true;
    });
  }

  private async isAsPlanned(
    tx: EntityManager,
    { created, changed }: PreparedRows,
    planned: Catalogue,
  ): Promise<boolean> {
    const { rate, categories, prices } = await this.basis(tx);
    const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
    if (!isSame([rate, categories, [...prices]], [planned.rate, planned.categories, [...planned.prices]])) return false;
    const forms = [...created, ...changed].map(({ product }) => ({ id: product.id, form: product }));
    const taken = await takenCodes(tx, forms);
    if (taken.sku.size + taken.externalId.size > 0) return false;
    let isUntouched = true;
    await inSlices(chunksOf(changed, atOnce), async (batch) => {
      const ids = batch.map(({ product }) => product.id);
      const stored = await tx.find(Product, {
        select: { id: true, version: true, image: true },
        where: { id: In(ids) },
      });
      const known = ids.map((id) => planned.products.get(id));
      const isStored = (each?: Product) =>
        stored.some(({ id, version, image }) => id === each?.id && version === each.version && image === each.image);
      if (!known.every(isStored)) isUntouched = false;
    });
    return isUntouched;
  }

  private async basis(manager: EntityManager): Promise<Pick<Catalogue, 'categories' | 'prices' | 'rate'>> {
    const entries = await manager.find(PriceListEntry, { order: { id: 'ASC' } });
    return {
      categories: await manager.find(Category, { order: { id: 'ASC' } }),
      prices: new Map(entries.map(({ nameKey, usdPerTon }) => [nameKey, usdPerTon])),
      rate: shownRateOf(await this.settings.get(manager)),
    };
  }
}

async function productsById(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Product>> {
  const products = new Map<number, Product>();
  await inSlices(chunksOf(ids, atOnce), async (batch) => {
    const found = await manager.find(Product, { where: { id: In(batch) }, relations: { category: true } });
    for (const each of found) products.set(each.id, each);
  });
  return products;
}
