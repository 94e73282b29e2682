import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { MediaPlaces } from '../../media/index.js';
import { Post } from './post.entity.js';

/** Gives articles the new address of a picture whose file was replaced. */
@Injectable()
export class PostPictures {
  constructor(places: MediaPlaces) {
    places.register('post', async (tx, ids, { readdressed }) => {
      for (const { id, image, content } of await tx.findBy(Post, { id: In(ids.map(Number)) })) {
        await tx.update(Post, { id }, { image: image && readdressed(image), content: readdressed(content) });
      }
    });
  }
}
