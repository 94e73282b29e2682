import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of the price list (D2, spec §9): products of this name cost this much abroad. */
@Entity('price_list_entry')
export class PriceListEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 200 })
  name: string;

  /** The name folded: it is what products are matched by. */
  @Column({ type: 'varchar', length: 600, unique: true })
  nameKey: string;

  /** Whole US dollars per ton. */
  @Column({ type: 'integer' })
  usdPerTon: number;

  /** Counts changes: two admins do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
