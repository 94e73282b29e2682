import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { ValidationFailed } from '../../common/errors/index.js';
import type { Page } from '../../common/http/index.js';
import { sortKeyOf } from '../../common/search/index.js';
import { Env } from '../../config/index.js';
import { bumpRevision, Database, isUniqueViolation } from '../../database/index.js';
import { recordMediaUses, type PlaceOfUse } from '../../media/index.js';
import { recordChange, refuseStale } from '../../operations/audit/index.js';
import { copy } from '../copy.js';
import { articleHtml, hasForeignPicture, readingMinutesOf, textOf } from './article-html.js';
import { PostChangedMeanwhile, PostNotFound, PostSlugTaken } from './blog.errors.js';
import { postCategoryLabels } from './post-category.js';
import { moveAddress } from './post-addresses.js';
import { adminPage, tagKeyOf } from './post-list.js';
import { Post, type PostCard } from './post.entity.js';
import {
  AdminPostCardDto,
  AdminPostDto,
  longestContent,
  type AdminPostsQuery,
  type CreatePostDto,
  type UpdatePostDto,
} from './posts-admin.dto.js';

/** Of the folded text so much is searched: enough for any article that is read to its end. */
const longestSearchKey = 20_000;

/** What an article is made of; nobody's name stands in for that of its author. */
export type NewPost = CreatePostDto & { author: string };

/** The articles as admins write them (D20). */
@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly env: Env,
  ) {}

  list(query: AdminPostsQuery): Promise<Page<PostCard>> {
    return adminPage(this.database.read, query);
  }

  /** Throws {@link PostNotFound}. */
  get(id: number): Promise<Post> {
    return found(this.database.read, id);
  }

  /** Throws {@link PostSlugTaken}. */
  create(form: CreatePostDto, admin: Admin): Promise<Post> {
    return this.change(form.slug, async (tx) => {
      const post = await this.add({ ...form, author: form.author ?? admin.displayName }, new Date(), tx);
      await recordChange(tx, admin, entryOf('createPost', post.id, null, post));
      return post;
    });
  }

  /** As {@link create}, in a transaction that does more, as of the given moment and by nobody. */
  async add(form: NewPost, at: Date, tx: EntityManager): Promise<Post> {
    await bumpRevision(tx);
    const post = tx.create(Post, { version: 1, status: 'draft', image: null, publishedAt: null, createdAt: at });
    Object.assign(post, { tags: [], tagKey: tagKeyOf([]) });
    await tx.save(this.fill(post, form, at));
    await moveAddress(tx, post, post);
    await recordPictures(tx, post);
    return post;
  }

  /** Throws {@link PostChangedMeanwhile} when the form was made from another version, {@link PostSlugTaken}. */
  update(id: number, form: UpdatePostDto, admin: Admin): Promise<Post> {
    return this.change(form.slug, async (tx) => {
      const post = await found(tx, id);
      const edited = { mine: form, theirs: AdminPostDto.of(post), keptAs: { contentLength: 'content' } };
      await refuseStale(tx, { subject: 'post', id: post.id }, edited, PostChangedMeanwhile);
      const before = { ...post };
      post.version += 1;
      await tx.save(this.fill(post, form, new Date()));
      await moveAddress(tx, before, post);
      await recordPictures(tx, post);
      await recordChange(tx, admin, entryOf('updatePost', post.id, before, post));
      return post;
    });
  }

  /** Its comments go with it. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const post = await found(tx, id);
      await tx.delete(Post, { id: post.id });
      await recordMediaUses(tx, placeOf(post), []);
      await recordChange(tx, admin, entryOf('deletePost', post.id, post, null));
    });
  }

  private async change<T>(slug: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.database.write(async (tx) => {
        // First, because it locks: of two changes at once the second sees what the first did.
        await bumpRevision(tx);
        return work(tx);
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new PostSlugTaken(slug) : error;
    }
  }

  private fill(post: Post, form: CreatePostDto, at: Date): Post {
    const { slug, title, excerpt, category, tags, image, author, status } = form;
    Object.assign(post, { slug, title, excerpt, category });
    if (tags !== undefined) Object.assign(post, { tags, tagKey: tagKeyOf(tags) });
    if (image !== undefined) post.image = image || null;
    if (author !== undefined) post.author = author;
    if (status !== undefined) post.status = status;
    if (post.status === 'published') post.publishedAt ??= at;
    post.updatedAt = at;
    post.content = this.contentOf(form);
    const text = textOf(post.content);
    post.readingMinutes = readingMinutesOf(text);
    post.searchKey = searchKeyOf(post, text);
    post.sortKey = sortKeyOf(title);
    return post;
  }

  private contentOf({ content }: CreatePostDto): string {
    const cleaned = articleHtml(content, this.env.siteUrl);
    const refuse = (message: string): ValidationFailed => new ValidationFailed([{ field: 'content', message }]);
    if (hasForeignPicture(content)) {
      throw refuse(copy.pictureForeign);
    }
    if (textOf(cleaned) === '') throw refuse(copy.contentEmpty);
    // Cleaning writes signs as entities; what is stored must be taken back as it was answered.
    if ([...cleaned].length > longestContent) throw refuse(copy.contentTooLong);
    return cleaned;
  }
}

async function found(manager: EntityManager, id: number): Promise<Post> {
  const post = await manager.findOneBy(Post, { id });
  if (!post) throw new PostNotFound(id);
  return post;
}

const placeOf = ({ id, title }: Post): PlaceOfUse => ({ place: 'post', placeId: id, title });

async function recordPictures(tx: EntityManager, post: Post): Promise<void> {
  const { image, content } = post;
  await recordMediaUses(tx, placeOf(post), [
    { field: 'image', text: image },
    { field: 'content', text: content },
  ]);
}

function searchKeyOf({ title, excerpt, author, category, tags }: Post, text: string): string {
  return [title, excerpt, author, postCategoryLabels[category], ...tags, text]
    .map(foldForSearch)
    .join('\n')
    .slice(0, longestSearchKey);
}

/** Of the text only its length: an article is longer than what an audit keeps. */
function entryOf(action: string, id: number, before: Post | null, after: Post | null) {
  const stateOf = (post: Post) => ({ ...AdminPostCardDto.of(post), contentLength: post.content.length });
  const states = { before: before && stateOf(before), after: after && stateOf(after) };
  return { action, subject: 'post', subjectId: id, ...states } as const;
}
