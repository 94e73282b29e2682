import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of the price list: what products with this name cost abroad. */
@Entity('price_list_entry')
export class PriceListEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 200 })
  name: string;

  /** The folded name, by which products are matched. */
  @Column({ type: 'varchar', length: 600, unique: true })
  nameKey: string;

  /** Whole US dollars per ton. */
  @Column({ type: 'integer' })
  usdPerTon: number;

  /** Version for optimistic locking, so that one admin cannot overwrite another's change unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
