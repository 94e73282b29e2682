import { foldForSearch } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { ValidationFailed } from '../../common/errors/index.js';
import type { Page } from '../../common/http/index.js';
import { sortKeyOf } from '../../common/search/index.js';
import { Env } from '../../config/index.js';
import { bumpRevision, Database, findOrThrow, ifTaken } from '../../database/index.js';
import { MediaPlaces, recordMediaUses, type PlaceOfUse } from '../../media/index.js';
import { recordChange, saveChange } from '../../operations/audit/index.js';
import { forget } from '../../operations/forgetting/index.js';
import { copy } from '../copy.js';
import { articleHtml, hasForeignPicture, readingMinutesOf, textOf } from './article-html.js';
import { PostChangedMeanwhile, PostNotFound, PostSlugTaken } from './blog.errors.js';
import { Comment } from './comment.entity.js';
import { postCategoryLabels } from './post-category.js';
import { moveAddress } from './post-address.entity.js';
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

/** Only this many characters of the folded text are searched; the texts of nearly all articles are shorter. */
const longestSearchKey = 20_000;

/** The content of a new article; the author's name has to be given. */
export type NewPost = CreatePostDto & { author: string };

@Injectable()
export class PostsService {
  constructor(
    private readonly database: Database,
    private readonly env: Env,
    places: MediaPlaces,
  ) {
    places.onMove('post', async (tx, ids, { withNewAddresses }) => {
      for (const { id, image, content } of await tx.findBy(Post, { id: In(ids.map(Number)) })) {
        const updated = { image: image && withNewAddresses(image), content: withNewAddresses(content) };
        await tx.update(Post, { id }, updated);
      }
    });
  }

  list(query: AdminPostsQuery): Promise<Page<PostCard>> {
    return adminPage(this.database.read, query);
  }

  get(id: number): Promise<Post> {
    return findOrThrow(this.database.read, Post, id, PostNotFound);
  }

  create(form: CreatePostDto, admin: Admin): Promise<Post> {
    return this.change(form.slug, async (tx) => {
      const post = await this.add({ ...form, author: form.author ?? admin.displayName }, new Date(), tx);
      await recordChange(tx, admin, { action: 'createPost', after: recordedStateOf(post) });
      return post;
    });
  }

  /** Like {@link create}, but inside the caller's transaction, at the given moment and without an admin. */
  async add(form: NewPost, at: Date, tx: EntityManager): Promise<Post> {
    await bumpRevision(tx);
    const post = tx.create(Post, { version: 1, status: 'draft', image: null, publishedAt: null, createdAt: at });
    Object.assign(post, { tags: [], tagKey: tagKeyOf([]) });
    await tx.save(this.fill(post, form, at));
    await moveAddress(tx, post, post);
    await recordPictures(tx, post);
    return post;
  }

  update(id: number, form: UpdatePostDto, admin: Admin): Promise<Post> {
    return this.change(form.slug, async (tx) => {
      const stored = await findOrThrow(tx, Post, id, PostNotFound);
      return saveChange(tx, admin, {
        action: 'updatePost',
        id,
        form,
        error: PostChangedMeanwhile,
        stored,
        stateOf: (post) => AdminPostDto.of(post),
        recordedAs: recordedStateOf,
        derivedFrom: { contentLength: 'content' },
        next: () => this.fill(tx.create(Post, { ...stored }), form, new Date()),
        store: async (post, version) => {
          await tx.save(Object.assign(post, { version }));
          await moveAddress(tx, stored, post);
          await recordPictures(tx, post);
          return post;
        },
      });
    });
  }

  remove(id: number, admin: Admin, expectedVersion: number | null): Promise<void> {
    return this.database.write(async (tx) => {
      await bumpRevision(tx);
      const post = await findOrThrow(tx, Post, id, PostNotFound);
      const comments = await tx.findBy(Comment, { postId: post.id });
      await tx.delete(Post, { id: post.id });
      await recordMediaUses(tx, placeOf(post), []);
      await recordChange(tx, admin, { action: 'deletePost', before: recordedStateOf(post), expectedVersion });
      for (const { id: commentId, name, email } of comments)
        await forget(tx, { subject: 'comment', id: commentId }, [name, email]);
    });
  }

  private change<T>(slug: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.writePublic(work).catch(ifTaken(() => new PostSlugTaken(slug)));
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
    // Cleaning replaces characters with longer entities. The stored text must still fit the limit when a form sends it
    // back.
    if ([...cleaned].length > longestContent) throw refuse(copy.contentTooLong);
    return cleaned;
  }
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

/** The article as the audit stores it: of the text only its length, because the text is too long for the audit. */
function recordedStateOf(post: Post) {
  return { ...AdminPostCardDto.of(post), contentLength: post.content.length };
}
