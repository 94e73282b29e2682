import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { sortKeyColumn } from '../common/search/index.js';
import { instantColumn, moneyColumn } from '../database/columns.js';
import type { MediaVariantDto } from '../media/index.js';
import { Category } from './category.entity.js';
import type { ProductPackDto } from './pack.js';
import { indicativePriceOf } from './indicative-price.js';
import { Family } from './parameters/family.entity.js';
import { VersionedEntity } from '../database/entity.js';

const technicalColumn = { type: 'varchar', length: 200, nullable: true } as const;

/** A product with all its fields. Technical values are text as the trade writes them («۷۰ ± ۱»); see `specification`. */
@Entity('product')
@Index(['categoryId'])
@Index(['featuredRank', 'id'])
export class Product extends VersionedEntity {
  @Column({ type: 'varchar', length: 200 })
  name: string;

  /** The code in the books of the company, as `skuOf` writes it. */
  @Index('product_sku', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  sku: string | null;

  /** The id of the product in the system of a partner, in capitals. */
  @Index('product_external_id', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  externalId: string | null;

  /** The folded name, which is matched with the price list and searched by admins. */
  @Index()
  @Column({ type: 'varchar', length: 600 })
  nameKey: string;

  /** The text that visitors' searches look in; see `searchKeyOf`. */
  @Column({ type: 'varchar', length: 1000, default: '' })
  searchKey: string;

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

  /** The family whose parameters it has; null: not assigned. */
  @Index('product_family')
  @Column({ type: 'integer', nullable: true })
  familyId: number | null;

  @ManyToOne(() => Family, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'familyId' })
  family: Relation<Family> | null;

  /** Toman per ton; visible to visitors when `showPrice` is true. */
  @Column({ ...moneyColumn, nullable: true })
  price: number | null;

  @Column({ type: 'boolean', default: false })
  showPrice: boolean;

  /** US dollars per ton of the price-list row with this name. */
  @Column({ type: 'integer', nullable: true })
  listUsdPerTon: number | null;

  /** The indicative price in toman per ton. It is stored so that the database can sort by it. */
  @Column({ ...moneyColumn, nullable: true })
  indicativePrice: number | null;

  /** 0 for featured products and 1 for all others, so that the sort «popular» begins with the featured ones. */
  @Column({ type: 'integer' })
  featuredRank: number;

  @Column({ type: 'varchar', length: 500, nullable: true })
  image: string | null;

  /** Smaller copies of the image when it comes from the media library; see `variantsOfPicture`. */
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

  /** The packs that it is delivered in, as an admin typed them; null or empty: only the texts describe a pack. */
  @Column({ type: 'simple-json', nullable: true })
  packs: ProductPackDto[] | null;

  /** The months in which the fruit is pressed, 1 (فروردین) to 12, rising. */
  @Column({ type: 'simple-json', nullable: true })
  pressMonths: number[] | null;

  /** Working days from the order to the loading. */
  @Column({ type: 'integer', nullable: true })
  leadTimeDays: number | null;

  /** The Persian year of the newest crop that was announced. */
  @Column({ type: 'integer', nullable: true })
  newCropYear: number | null;

  /** The pack that orders count in; see `storedPackOf`. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  packName: string | null;

  @Column({ type: 'integer', nullable: true })
  packKilograms: number | null;

  @Column({ type: 'integer', nullable: true })
  packsPerPallet: number | null;

  /** The folded origin, for the admin's search. */
  @Column({ type: 'varchar', length: 600 })
  originKey: string;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  updatedAt: Date;

  get featured(): boolean {
    return this.featuredRank === rankOfFeatured;
  }
}

export const rankOfFeatured = 0;
export const rankOfOthers = 1;

/** The indicative price to store for a product, at `rate` toman per dollar; `rate` is null when it is too old. */
export function storedPriceOf(
  product: Pick<Product, 'price' | 'showPrice' | 'listUsdPerTon'>,
  rate: number | null,
): Pick<Product, 'indicativePrice'> {
  return { indicativePrice: indicativePriceOf(product, rate)?.tomanPerTon ?? null };
}
