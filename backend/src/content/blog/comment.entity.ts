import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { instantColumn } from '../../database/columns.js';
import { Post } from './post.entity.js';
import { VersionedEntity } from '../../database/entity.js';
import { searchTermsOf, termsOfText } from '../../common/search/index.js';

export const commentStatuses = ['waiting', 'approved', 'rejected'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** A reader's comment on an article; visitors see it after an admin has approved it. */
@Entity('blog_comment')
@Index(['postId', 'status', 'id'])
@Index(['status', 'id'])
export class Comment extends VersionedEntity {
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

  @Column(instantColumn)
  createdAt: Date;

  /** Fingerprint by which a repeated request is recognised; null once the same comment may be sent again. */
  @Index('blog_comment_fingerprint', { unique: true })
  @Column({ type: 'varchar', length: 64, nullable: true })
  fingerprint: string | null;
}

export const CommentSearchTerm = searchTermsOf('blog_comment_search_term', 'commentId', () => Comment);

export function commentTermsOf({ name, email, comment }: Pick<Comment, 'name' | 'email' | 'comment'>): string[] {
  return termsOfText(name, email, comment);
}
