import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { hasWords } from '../common/search/index.js';
import { bumpRevision, Database, isUniqueViolation } from '../database/index.js';
import { recorderOf, refuseStale } from '../operations/audit/index.js';
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

/** The admin's categories, each with the public group it counts to (D1). */
@Injectable()
export class CategoriesService {
  constructor(private readonly database: Database) {}

  /** By position. */
  list(): Promise<Category[]> {
    return this.database.read.find(Category, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** Those with every word of the question in name or slug, by position. */
  async find(question: string): Promise<Category[]> {
    return (await this.list()).filter(({ name, slug }) => hasWords([name, slug], question));
  }

  /** Throws {@link CategoryNotFound}. */
  get(id: number): Promise<Category> {
    return found(this.database.read, id);
  }

  /** Comes last unless the form says where. Throws {@link CategorySlugTaken}. */
  create(form: SaveCategoryDto, admin: Admin): Promise<Category> {
    return this.change(form.slug, async (tx) => {
      const last = (await tx.maximum(Category, 'position')) ?? 0;
      const category = await tx.save(filled(tx.create(Category, { version: 1, position: last + 1 }), form));
      await record(tx, admin, 'createCategory', category.id, null, CategoryDto.of(category));
      return category;
    });
  }

  /** Throws {@link CategoryNotFound}, {@link CategorySlugTaken}, {@link CategoryChangedMeanwhile}. */
  update(id: number, form: UpdateCategoryDto, admin: Admin): Promise<Category> {
    return this.change(form.slug, async (tx) => {
      const category = await found(tx, id);
      const before = CategoryDto.of(category);
      const edited = { mine: form, theirs: before };
      await refuseStale(tx, { subject: 'category', id }, edited, CategoryChangedMeanwhile);
      filled(category, form);
      if (!isDeepStrictEqual(CategoryDto.of(category), before)) category.version += 1;
      await tx.save(category);
      await record(tx, admin, 'updateCategory', id, before, CategoryDto.of(category));
      return category;
    });
  }

  /**
   * Counts positions anew from 1, and answers the categories in their order.
   * @throws CategoriesChangedMeanwhile when one was added, deleted or changed since the order was read
   */
  order(wanted: readonly OrderedCategoryDto[], admin: Admin): Promise<Category[]> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const known = new Map((await tx.find(Category)).map((category) => [category.id, category]));
      if (!isOrderOf(known, wanted)) throw new CategoriesChangedMeanwhile();
      for (const [index, { id }] of wanted.entries()) await move(tx, known.get(id)!, index + 1, admin);
      return wanted.map(({ id }) => known.get(id)!);
    });
  }

  /** Throws {@link CategoryNotFound}, and {@link CategoryInUse} while a product stands in it. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.change('', async (tx) => {
      const category = await found(tx, id);
      if (await tx.existsBy(Product, { categoryId: id })) throw new CategoryInUse(id);
      await tx.delete(Category, { id });
      await record(tx, admin, 'deleteCategory', id, CategoryDto.of(category), null);
    });
  }

  private async change<T>(slug: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.database.write(async (tx) => {
        await bumpRevision(tx);
        return work(tx);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new CategorySlugTaken(slug);
      throw error;
    }
  }
}

function filled(category: Category, { slug, name, group, position }: SaveCategoryDto): Category {
  return Object.assign(category, { slug, name, publicGroup: group, ...(position === undefined ? {} : { position }) });
}

/** Whether each category is named once, as it is stored. */
function isOrderOf(known: ReadonlyMap<number, Category>, wanted: readonly OrderedCategoryDto[]): boolean {
  const isWhole = wanted.length === known.size && new Set(wanted.map(({ id }) => id)).size === known.size;
  return (
    isWhole &&
    wanted.every(({ id, version }) => known.has(id) && (version ?? known.get(id)!.version) === known.get(id)!.version)
  );
}

async function move(tx: EntityManager, category: Category, position: number, admin: Admin): Promise<void> {
  if (category.position === position) return;
  const before = CategoryDto.of(category);
  Object.assign(category, { position, version: before.version + 1 });
  await tx.save(category);
  await record(tx, admin, 'setCategoryOrder', category.id, before, CategoryDto.of(category));
}

const record = recorderOf<CategoryDto>('category');

async function found(tx: EntityManager, id: number): Promise<Category> {
  const category = await tx.findOneBy(Category, { id });
  if (!category) throw new CategoryNotFound(id);
  return category;
}
