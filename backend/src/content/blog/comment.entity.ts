import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { Post } from './post.entity.js';

export const COMMENT_STATUSES = ['waiting', 'approved', 'rejected'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

/** What a reader wrote under an article; visitors see it once an admin approved it (D20). */
@Entity('blog_comment')
@Index(['postId', 'status', 'id'])
@Index(['status', 'id'])
export class Comment {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  postId: number;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'postId' })
  post: Relation<Post>;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** For admins only. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** Plain text. */
  @Column({ type: 'text' })
  comment: string;

  @Column({ type: 'varchar', length: 16 })
  status: CommentStatus;

  /** Counts changes: two admins do not overwrite each other unseen. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column(instantColumn)
  createdAt: Date;

  /** Name, e-mail and comment folded for search (D3). */
  @Column({ type: 'text' })
  searchKey: string;

  /** What makes a second sending the same comment; null once it may be sent again. */
  @Index('blog_comment_fingerprint', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  fingerprint: string | null;
}
