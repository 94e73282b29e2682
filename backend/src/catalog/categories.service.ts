import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bumpRevision, Database, isUniqueViolation } from '../database/index.js';
import { CategoryInUse, CategoryNotFound, CategorySlugTaken } from './catalog.errors.js';
import type { SaveCategoryDto } from './categories.dto.js';
import { Category } from './category.entity.js';
import { Product } from './product.entity.js';

@Injectable()
export class CategoriesService {
  constructor(private readonly database: Database) {}

  list(): Promise<Category[]> {
    return this.database.read.find(Category, { order: { position: 'ASC', id: 'ASC' } });
  }

  create(form: SaveCategoryDto): Promise<Category> {
    return this.change(form.slug, async (tx) => {
      const last = (await tx.maximum(Category, 'position')) ?? 0;
      return tx.save(filled(tx.create(Category, { position: last + 1 }), form));
    });
  }

  update(id: number, form: SaveCategoryDto): Promise<Category> {
    return this.change(form.slug, async (tx) => tx.save(filled(await found(tx, id), form)));
  }

  /** Throws {@link CategoryInUse} while a product stands in it. */
  remove(id: number): Promise<void> {
    return this.change('', async (tx) => {
      await found(tx, id);
      if (await tx.existsBy(Product, { categoryId: id })) throw new CategoryInUse(id);
      await tx.delete(Category, { id });
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

async function found(tx: EntityManager, id: number): Promise<Category> {
  const category = await tx.findOneBy(Category, { id });
  if (!category) throw new CategoryNotFound(id);
  return category;
}
