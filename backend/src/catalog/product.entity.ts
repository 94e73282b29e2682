import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { sortKeyColumn } from '../common/search/index.js';
import { instantColumn, moneyColumn } from '../database/columns.js';
import type { MediaVariantDto } from '../media/index.js';
import { Category } from './category.entity.js';
import { indicativePriceOf } from './indicative-price.js';

const technicalColumn = { type: 'varchar', length: 200, nullable: true } as const;

/** A product with everything admins know about it. Technical values are text, as the trade writes them («۷۰ ± ۱»). */
@Entity('product')
@Index(['categoryId'])
@Index(['shelf', 'id'])
export class Product {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 200 })
  name: string;

  /** The name folded (D3): what matches the price list, and what admins search. */
  @Index()
  @Column({ type: 'varchar', length: 600 })
  nameKey: string;

  /** What visitors' searches look inside: `searchKeyOf`. */
  @Column({ type: 'varchar', length: 1000, default: '' })
  searchKey: string;

  /** The name as lists are ordered by it. */
  @Index('product_sort_key')
  @Column(sortKeyColumn)
  sortKey: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'integer' })
  categoryId: number;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'categoryId' })
  category: Relation<Category>;

  /** Toman per ton; visitors see it when `showPrice`. */
  @Column({ ...moneyColumn, nullable: true })
  price: number | null;

  @Column({ type: 'boolean', default: false })
  showPrice: boolean;

  /** US dollars per ton of the price-list row with this name. */
  @Column({ type: 'integer', nullable: true })
  listUsdPerTon: number | null;

  /** What D2's rule says, in toman per ton: stored, so that lists are sorted by it without the rule. */
  @Column({ ...moneyColumn, nullable: true })
  indicativePrice: number | null;

  /** 0 for featured products, 1 for the rest: «popular» begins with the first. */
  @Column({ type: 'integer' })
  shelf: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  image: string | null;

  /** Its smaller copies when the image is of the media library; see `variantsOfPicture`. */
  @Column({ type: 'simple-json', nullable: true })
  imageVariants: MediaVariantDto[] | null;

  @Column(technicalColumn) status: string | null;
  @Column(technicalColumn) type: string | null;
  @Column(technicalColumn) brix: string | null;
  @Column(technicalColumn) pH: string | null;
  @Column(technicalColumn) acidity: string | null;
  @Column(technicalColumn) weight: string | null;
  @Column(technicalColumn) origin: string | null;
  @Column(technicalColumn) alcohol: string | null;
  @Column(technicalColumn) so2: string | null;
  @Column(technicalColumn) additive: string | null;
  @Column(technicalColumn) density: string | null;
  @Column(technicalColumn) mold: string | null;
  @Column(technicalColumn) osmoticYeast: string | null;
  @Column(technicalColumn) totalMicrobe: string | null;
  @Column(technicalColumn) lacticAcidBacteria: string | null;
  @Column(technicalColumn) ash: string | null;
  @Column(technicalColumn) fructose: string | null;
  @Column(technicalColumn) lead: string | null;
  @Column(technicalColumn) sn: string | null;
  @Column(technicalColumn) shelfLife: string | null;
  @Column(technicalColumn) packaging: string | null;
  @Column(technicalColumn) colorFlavor: string | null;

  /** The pack that weight and packaging describe: `storedPackOf`. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  packName: string | null;

  @Column({ type: 'integer', nullable: true })
  packKilograms: number | null;

  @Column({ type: 'integer', nullable: true })
  packsPerPallet: number | null;

  /** The origin folded, for the admin's search. */
  @Column({ type: 'varchar', length: 600 })
  originKey: string;

  /** Counts changes: two admins do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  updatedAt: Date;

  get featured(): boolean {
    return this.shelf === featuredShelf;
  }
}

export const featuredShelf = 0;
export const ordinaryShelf = 1;

/** The stored side of D2's rule for a product, at `rate` toman per dollar; null when the rate is too old. */
export function storedPriceOf(
  product: Pick<Product, 'price' | 'showPrice' | 'listUsdPerTon'>,
  rate: number | null,
): Pick<Product, 'indicativePrice'> {
  return { indicativePrice: indicativePriceOf(product, rate)?.tomanPerTon ?? null };
}
