import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { bumpedRevision, bumpRevision, Database } from '../database/index.js';
import { checkMediaUses, variantsOfPicture } from '../media/index.js';
import { AuditEntry, recordChange, type Author } from '../operations/audit/index.js';
import { ImportRefused } from './catalog.errors.js';
import { Category } from './category.entity.js';
import { copy } from './copy.js';
import { idsIn, planOf, type ImportedRow, type ImportPlan } from './product-import.js';
import { ImportResultDto } from './product-import.dto.js';
import { sheetOf, type ImportProblem } from './product-sheet.js';
import { Product } from './product.entity.js';
import { headingOf } from './products.csv.js';
import { ProductsService } from './products.service.js';

const subject = 'product_import';
/** SQLite takes so many values in a statement, and more. */
const idsAtOnce = 500;

/** Products from a file: what it would do, and doing it. */
@Injectable()
export class ProductImportService {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsService,
  ) {}

  /** What the file would do; nothing is written. */
  check(file: Uint8Array): Promise<ImportPlan> {
    return plan(this.database.read, file);
  }

  /** Stores everything in one transaction. Throws {@link ImportRefused}, and stores nothing, when the file has a problem by now. */
  apply(file: Uint8Array, admin: Admin & Author): Promise<ImportResultDto> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const { created, changed, ...rest } = await plan(tx, file);
      if (rest.problems.length > 0) throw new ImportRefused(rest.problems.length);
      // Its key is kept once, with the import.
      const { creation: _creation, ...author } = admin;
      for (const { form } of created) await this.products.createIn(tx, form, author);
      for (const { id, version, form } of changed) await this.products.updateIn(tx, id, { ...form, version }, author);
      const after = ImportResultDto.of({ created, changed, ...rest });
      const subjectId = bumpedRevision(tx) ?? 0;
      await recordChange(tx, admin, { action: 'importProducts', subject, subjectId, before: null, after });
      return after;
    });
  }

  /** What an import did; `id` is the revision that it made. */
  async result(id: number): Promise<ImportResultDto> {
    const entry = await this.database.read.findOneByOrFail(AuditEntry, { subject, subjectId: String(id) });
    const { created, changed, unchanged } = entry.after as unknown as ImportResultDto;
    return { created, changed, unchanged };
  }
}

async function plan(manager: EntityManager, file: Uint8Array): Promise<ImportPlan> {
  const { rows, problems } = sheetOf(file);
  const categories = await manager.find(Category);
  const found = planOf(rows, { products: await productsById(manager, idsIn(rows)), categories });
  const pictures = await pictureProblems(manager, [...found.created, ...found.changed]);
  return { ...found, problems: [...problems, ...found.problems, ...pictures].sort((a, b) => a.row - b.row) };
}

async function productsById(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Product>> {
  const products = new Map<number, Product>();
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const where = { id: In(ids.slice(at, at + idsAtOnce)) };
    for (const each of await manager.find(Product, { where, relations: { category: true } }))
      products.set(each.id, each);
  }
  return products;
}

/** Pictures that the library does not have, or that are documents: saving a product refuses them. Two queries for each address. */
async function pictureProblems(manager: EntityManager, rows: readonly ImportedRow[]): Promise<ImportProblem[]> {
  const messages = new Map<string, string | null>();
  const problems: ImportProblem[] = [];
  for (const { row, form } of rows) {
    const { image } = form;
    if (!image) continue;
    if (!messages.has(image)) messages.set(image, await pictureProblem(manager, image));
    const message = messages.get(image);
    if (message) problems.push({ row, column: headingOf('image'), message });
  }
  return problems;
}

async function pictureProblem(manager: EntityManager, image: string): Promise<string | null> {
  if ((await variantsOfPicture(manager, image)) === null) return copy.notAPicture;
  try {
    await checkMediaUses(manager, [{ field: 'image', text: image }]);
    return null;
  } catch (error) {
    if (error instanceof ValidationFailed) return error.message;
    throw error;
  }
}
