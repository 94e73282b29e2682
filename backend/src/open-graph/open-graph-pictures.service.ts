import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ProductsService } from '../catalog/index.js';
import { TooManyRequests, Unavailable } from '../common/errors/index.js';
import { etagOf } from '../common/http/etag.js';
import { Limits, type Limit } from '../common/limits/index.js';
import { SerialQueue } from '../common/serial-queue.js';
import { PublishedPostsService } from '../content/index.js';
import { MediaFiles } from '../media/index.js';
import { cardOfPost, cardOfProduct, type Card } from './card.js';
import { drawCard } from './draw-card.js';

export interface OpenGraphPicture {
  /** Made from the content of the picture, so it is known before the picture is drawn. */
  etag: string;
  /**
   * @param network of the client
   * @throws TooManyRequests when the network has had too many pictures drawn, Unavailable when too many requests wait
   */
  bytes(network: string): Promise<Buffer>;
}

/** Raise it when cards are drawn in another way. */
const layout = 2;
/** A picture is 30 to 90 KB. */
const mostKept = 100;
const mostWaiting = 20;
/** For one network, a quarter of the queue. Cached pictures do not count. */
const mostDrawn = { limit: 5, seconds: 10 };

/** Pictures with the name of a product or article, which messengers show beside a link. */
@Injectable()
export class OpenGraphPictures {
  /** Draws one picture at a time: drawing takes a core for up to a third of a second, and requests need the others. */
  private readonly drawing = new SerialQueue();
  /** By ETag, least recently used first; includes pictures that are still being drawn. */
  private readonly kept = new Map<string, Promise<Buffer>>();
  private readonly drawn: Limit;

  constructor(
    private readonly products: ProductsService,
    private readonly posts: PublishedPostsService,
    private readonly files: MediaFiles,
    limits: Limits,
  ) {
    this.drawn = limits.perCopy(mostDrawn);
  }

  async ofProduct(id: number): Promise<OpenGraphPicture> {
    return this.pictureOf(cardOfProduct((await this.products.get(id)).product));
  }

  /** @throws PostNotFound also for a draft */
  async ofPost(slug: string): Promise<OpenGraphPicture> {
    return this.pictureOf(cardOfPost(await this.posts.find(slug)));
  }

  private pictureOf(card: Card): OpenGraphPicture {
    const etag = etagOf(JSON.stringify([layout, card]));
    return { etag, bytes: (network) => this.kept.get(etag) ?? this.draw(etag, card, network) };
  }

  private async draw(etag: string, card: Card, network: string): Promise<Buffer> {
    const wait = await this.drawn.count(network);
    if (wait > 0) throw new TooManyRequests(wait);
    return this.kept.get(etag) ?? this.queue(etag, card);
  }

  private queue(etag: string, card: Card): Promise<Buffer> {
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
