import { Column, Entity, PrimaryColumn } from 'typeorm';

export interface ListView {
  /** The name of the list: `orders`. */
  list: string;
  name: string;
  /** The query of the list's address: `status=new&q=…`. */
  search: string;
}

/** All saved searches of an admin in their order. They are one record, because they are shown and changed together. */
@Entity('admin_list_views')
export class AdminListViews {
  @PrimaryColumn({ type: 'integer' })
  adminId: number;

  @Column({ type: 'simple-json' })
  views: ListView[];

  /** Version for optimistic locking, so that two tabs of one admin do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}
