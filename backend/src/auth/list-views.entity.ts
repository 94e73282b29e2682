import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search of a list of the admin area that somebody keeps under a name. */
export interface ListView {
  /** Of which list: `orders`. */
  list: string;
  name: string;
  /** The query of the list's address: `status=new&q=…`. */
  search: string;
}

/** The views that an admin has saved, of all lists, in their order. One record: they are shown, and changed, together. */
@Entity('admin_list_views')
export class AdminListViews {
  @PrimaryColumn({ type: 'integer' })
  adminId: number;

  @Column({ type: 'simple-json' })
  views: ListView[];

  /** Counts changes: two tabs of one admin do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
