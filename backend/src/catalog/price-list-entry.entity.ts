import { Column, Entity } from 'typeorm';
import { VersionedEntity } from '../database/entity.js';

/** A row of the price list: what products with this name cost abroad. */
@Entity('price_list_entry')
export class PriceListEntry extends VersionedEntity {
  @Column({ type: 'varchar', length: 200 })
  name: string;

  /** The folded name, by which products are matched. */
  @Column({ type: 'varchar', length: 600, unique: true })
  nameKey: string;

  /** Whole US dollars per ton. */
  @Column({ type: 'integer' })
  usdPerTon: number;
}
