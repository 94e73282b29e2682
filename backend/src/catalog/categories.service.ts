import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { hasWords } from '../common/search/index.js';
import { Database, ExternalIds, findOrThrow, ifTaken } from '../database/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import {
  CategoriesChangedMeanwhile,
  CategoryChangedMeanwhile,
  CategoryExternalIdTaken,
  CategoryInUse,
  CategoryNotFound,
  CategorySlugTaken,
} from './catalog.errors.js';
import {
  AdminCategoryDto,
  type AdminCategoriesQuery,
  type OrderedCategoryDto,
  type SaveCategoryDto,
  type UpdateCategoryDto,
} from './categories.dto.js';
import { Category } from './category.entity.js';
import { copy } from './copy.js';
import { Product } from './product.entity.js';

/** Public writes run one after the other, so an id that was free is still free when the category is stored. */
const externalIds = new ExternalIds(Category, CategoryExternalIdTaken);

/** The admin's categories, each assigned to a group of the public filter. */
@Injectable()
export class CategoriesService {
  constructor(private readonly database: Database) {}

  list(): Promise<Category[]> {
    return this.database.read.find(Category, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** Categories with every word of `q` in name, slug or external id, sorted by position. */
  async find({ q, externalId: wanted }: AdminCategoriesQuery): Promise<Category[]> {
    return (await this.list()).filter(
      ({ name, slug, externalId }) =>
        hasWords([name, slug, externalId ?? ''], q) && (wanted === undefined || wanted === externalId),
    );
  }

  get(id: number): Promise<Category> {
    return findOrThrow(this.database.read, Category, id, CategoryNotFound);
  }

  /**
   * Adds the category at the end unless the form gives a position. Throws {@link CategorySlugTaken} and
   * {@link CategoryExternalIdTaken}.
   */
  create(form: SaveCategoryDto, author: Author): Promise<Category> {
    return this.change(form.slug, (tx) => added(tx, form, { action: 'createCategory', author }));
  }

  update(id: number, form: UpdateCategoryDto, author: Author): Promise<Category> {
    return this.change(form.slug, (tx) => changed(tx, id, form, { action: 'updateCategory', author }));
  }

  /**
   * Changes the category with this external id (in capitals), or adds it. Public writes run one after the other, so of two
   * that add the same id at once the second one changes the category of the first.
   */
  saveByExternalId(
    externalId: string,
    sent: UpdateCategoryDto,
    author: Author,
  ): Promise<{ saved: Category; isNew: boolean }> {
    const by = { action: 'saveCategoryByExternalId', author } as const;
    const form = { ...sent, externalId: sent.externalId ?? externalId };
    if (form.externalId !== externalId)
      throw new ValidationFailed([{ field: 'externalId', message: copy.externalIdDiffers }]);
    return this.change(form.slug, async (tx) => {
      const stored = await tx.findOneBy(Category, { externalId });
      if (stored) return { saved: await changed(tx, stored.id, form, by), isNew: false };
      // A form with a version was made from a stored category, which was deleted or has another external id by now.
      if (form.version !== undefined) throw new CategoryNotFound(externalId);
      return { saved: await added(tx, form, by), isNew: true };
    });
  }

  /** Numbers the positions from 1. Refuses an order of categories that have changed since it was read. */
  order(ordered: readonly OrderedCategoryDto[], author: Author): Promise<Category[]> {
    return this.database.writePublic(async (tx) => {
      const known = new Map((await tx.find(Category)).map((category) => [category.id, category]));
      if (!isOrderOf(known, ordered)) throw new CategoriesChangedMeanwhile();
      for (const [index, { id }] of ordered.entries()) await move(tx, known.get(id)!, index + 1, author);
      return ordered.map(({ id }) => known.get(id)!);
    });
  }

  /** Throws {@link CategoryNotFound}, and {@link CategoryInUse} while a product belongs to it. */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.change('', async (tx) => {
      const category = await findOrThrow(tx, Category, id, CategoryNotFound);
      if (await tx.existsBy(Product, { categoryId: id })) throw new CategoryInUse(id);
      await tx.delete(Category, { id });
      await recordChange(tx, author, {
        action: 'deleteCategory',
        before: AdminCategoryDto.of(category),
        expectedVersion,
      });
    });
  }

  private change<T>(slug: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.writePublic(work).catch(ifTaken(() => new CategorySlugTaken(slug)));
  }
}

interface By<Name> {
  action: Name | 'saveCategoryByExternalId';
  author: Author;
}

async function added(
  tx: EntityManager,
  form: SaveCategoryDto,
  { action, author }: By<'createCategory'>,
): Promise<Category> {
  await externalIds.refuseTaken(tx, form.externalId);
  const last = (await tx.maximum(Category, 'position')) ?? 0;
  const blank = tx.create(Category, { version: 1, position: last + 1, externalId: null });
  const category = await tx.save(filled(blank, form));
  await recordChange(tx, author, { action, after: AdminCategoryDto.of(category) });
  return category;
}

async function changed(
  tx: EntityManager,
  id: number,
  form: UpdateCategoryDto,
  { action, author }: By<'updateCategory'>,
): Promise<Category> {
  const stored = await findOrThrow(tx, Category, id, CategoryNotFound);
  await externalIds.refuseTaken(tx, form.externalId, id);
  return saveChange(tx, author, {
    action,
    id,
    form,
    error: CategoryChangedMeanwhile,
    stored,
    stateOf: (category) => AdminCategoryDto.of(category),
    next: () => filled(tx.create(Category, { ...stored }), form),
    store: async (category, version) => tx.save(Object.assign(category, { version })),
  });
}

/** Fields that the form leaves out keep their value. */
function filled(category: Category, { slug, name, group, position, externalId }: SaveCategoryDto): Category {
  return Object.assign(category, {
    slug,
    name,
    publicGroup: group,
    ...(position === undefined ? {} : { position }),
    ...(externalId === undefined ? {} : { externalId }),
  });
}

/** Whether the list names every stored category exactly once, and no outdated version. */
function isOrderOf(known: ReadonlyMap<number, Category>, ordered: readonly OrderedCategoryDto[]): boolean {
  const isWhole = ordered.length === known.size && new Set(ordered.map(({ id }) => id)).size === known.size;
  return (
    isWhole &&
    ordered.every(({ id, version }) => known.has(id) && (version ?? known.get(id)!.version) === known.get(id)!.version)
  );
}

async function move(tx: EntityManager, category: Category, position: number, author: Author): Promise<void> {
  if (category.position === position) return;
  const before = AdminCategoryDto.of(category);
  Object.assign(category, { position, version: before.version + 1 });
  await tx.save(category);
  const after = AdminCategoryDto.of(category);
  await recordChange(tx, author, { action: 'setCategoryOrder', before, after });
}
