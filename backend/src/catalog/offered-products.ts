import { In, type EntityManager } from 'typeorm';
import type { Settings } from '../content/index.js';
import { productsOf } from './listed-products.js';
import { OfferedProductDto } from './offered-product.dto.js';
import { ProductDocument } from './product-document.entity.js';

/** The products of `ids` that exist, in that order. Two queries. */
export async function offeredProducts(
  manager: EntityManager,
  ids: readonly number[],
  settings: Settings,
): Promise<OfferedProductDto[]> {
  if (ids.length === 0) return [];
  const [products, documents] = await Promise.all([
    productsOf(manager, ids),
    manager.find(ProductDocument, {
      where: { productId: In([...ids]) },
      relations: { media: true },
      relationLoadStrategy: 'join',
      order: { position: 'ASC' },
    }),
  ]);
  return products.map((product) =>
    OfferedProductDto.of(
      product,
      documents.filter(({ productId }) => productId === product.id),
      settings,
    ),
  );
}
