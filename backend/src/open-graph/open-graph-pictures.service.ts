import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ProductsService } from '../catalog/index.js';
import { Unavailable } from '../common/errors/index.js';
import { SerialQueue } from '../common/serial-queue.js';
import { PublishedPostsService } from '../content/index.js';
import { MediaFiles } from '../media/index.js';
import { cardOfPost, cardOfProduct, type Card } from './card.js';
import { drawCard } from './draw-card.js';

export interface OpenGraphPicture {
  /** Of what the picture shows: known before it is drawn. */
  etag: string;
  /** @throws Unavailable when too many wait for theirs */
  bytes(): Promise<Buffer>;
}

/** Changes when cards are drawn in another way. */
const layout = 1;
/** A picture is 30 to 90 KB. */
const mostKept = 100;
const mostWaiting = 20;

/** Pictures that messengers show beside a link, with the name of the product or article in them. */
@Injectable()
export class OpenGraphPictures {
  /** Drawing takes a core for up to a third of a second; requests need the other ones. */
  private readonly drawing = new SerialQueue();
  /** By ETag, the one that was asked for longest ago first; what is still being drawn is in it too. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly products: ProductsService,
    private readonly posts: PublishedPostsService,
    private readonly files: MediaFiles,
  ) {}

  /** @throws ProductNotFound */
  async ofProduct(id: number): Promise<OpenGraphPicture> {
    return this.pictureOf(cardOfProduct((await this.products.get(id)).product));
  }

  /** @throws PostNotFound also for a draft */
  async ofPost(slug: string): Promise<OpenGraphPicture> {
    return this.pictureOf(cardOfPost(await this.posts.find(slug)));
  }

  private pictureOf(card: Card): OpenGraphPicture {
    const hash = createHash('sha256')
      .update(JSON.stringify([layout, card]))
      .digest('base64url');
    const etag = `"${hash.slice(0, 27)}"`;
    return { etag, bytes: () => this.kept.get(etag) ?? this.drawn(etag, card) };
  }

  private drawn(etag: string, card: Card): Promise<Buffer> {
    if (this.drawing.length >= mostWaiting) throw new Unavailable();
    const bytes = this.drawing.run(async () => drawCard(card, await this.photoOf(card)));
    this.kept.set(etag, bytes);
    bytes.catch(() => this.kept.delete(etag));
    const [oldest] = this.kept.keys();
    if (this.kept.size > mostKept && oldest !== undefined) this.kept.delete(oldest);
    return bytes;
  }

  private async photoOf({ photo }: Card): Promise<Buffer | null> {
    const file = photo && (await this.files.open(photo));
    return file ? buffer(file.bytes) : null;
  }
}
