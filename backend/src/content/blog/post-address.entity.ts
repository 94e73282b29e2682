import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Post } from './post.entity.js';
import { EntityWithId } from '../../database/entity.js';

/** A slug that an article had while it was published, so that old links still lead to the article. */
@Entity('blog_post_address')
export class PostAddress extends EntityWithId {
  @Index('blog_post_address_slug', { unique: true })
  @Column({ type: 'varchar', length: 120 })
  slug: string;

  @Index('blog_post_address_post')
  @Column({ type: 'integer' })
  postId: number;

  @ManyToOne(() => Post, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'postId' })
  post: Relation<Post>;
}
