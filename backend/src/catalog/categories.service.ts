import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasWords } from '../common/search/index.js';
import { Database, findOrThrow, ifTaken } from '../database/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import {
  CategoriesChangedMeanwhile,
  CategoryChangedMeanwhile,
  CategoryInUse,
  CategoryNotFound,
  CategorySlugTaken,
} from './catalog.errors.js';
import {
  CategoryDto,
  type OrderedCategoryDto,
  type SaveCategoryDto,
  type UpdateCategoryDto,
} from './categories.dto.js';
import { Category } from './category.entity.js';
import { Product } from './product.entity.js';

/** The admin's categories, each assigned to a group of the public filter. */
@Injectable()
export class CategoriesService {
  constructor(private readonly database: Database) {}

  list(): Promise<Category[]> {
    return this.database.read.find(Category, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** Categories with every word of the question in name or slug, sorted by position. */
  async find(question: string): Promise<Category[]> {
    return (await this.list()).filter(({ name, slug }) => hasWords([name, slug], question));
  }

  get(id: number): Promise<Category> {
    return findOrThrow(this.database.read, Category, id, CategoryNotFound);
  }

  /** Adds the category at the end unless the form gives a position. Throws {@link CategorySlugTaken}. */
  create(form: SaveCategoryDto, author: Author): Promise<Category> {
    return this.change(form.slug, async (tx) => {
      const last = (await tx.maximum(Category, 'position')) ?? 0;
      const category = await tx.save(filled(tx.create(Category, { version: 1, position: last + 1 }), form));
      await recordChange(tx, author, { action: 'createCategory', after: CategoryDto.of(category) });
      return category;
    });
  }

  update(id: number, form: UpdateCategoryDto, author: Author): Promise<Category> {
    return this.change(form.slug, async (tx) => {
      const stored = await findOrThrow(tx, Category, id, CategoryNotFound);
      return saveChange(tx, author, {
        action: 'updateCategory',
        id,
        form,
        error: CategoryChangedMeanwhile,
        stored,
        stateOf: (category) => CategoryDto.of(category),
        next: () => filled(tx.create(Category, { ...stored }), form),
        store: (category, version) => tx.save(Object.assign(category, { version })),
      });
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
      await recordChange(tx, author, { action: 'deleteCategory', before: CategoryDto.of(category), expectedVersion });
    });
  }

  private change<T>(slug: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.writePublic(work).catch(ifTaken(() => new CategorySlugTaken(slug)));
  }
}

function filled(category: Category, { slug, name, group, position }: SaveCategoryDto): Category {
  return Object.assign(category, { slug, name, publicGroup: group, ...(position === undefined ? {} : { position }) });
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
  const before = CategoryDto.of(category);
  Object.assign(category, { position, version: before.version + 1 });
  await tx.save(category);
  const after = CategoryDto.of(category);
  await recordChange(tx, author, { action: 'setCategoryOrder', before, after });
}
