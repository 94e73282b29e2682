import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { MediaPlaces } from '../media/index.js';
import { SectionVersion } from './section-version.entity.js';
import type { SectionFields, SectionId } from './sections.js';

/** Gives sections the new address of a picture whose file was replaced; old versions too, so that they can be restored. */
@Injectable()
export class SectionPictures {
  constructor(places: MediaPlaces) {
    places.register('section', async (tx, ids, { readdressed }) => {
      for (const { id, fields } of await tx.findBy(SectionVersion, { section: In(ids as SectionId[]) })) {
        const text = JSON.stringify(fields);
        if (readdressed(text) === text) continue;
        await tx.update(SectionVersion, { id }, { fields: JSON.parse(readdressed(text)) as SectionFields });
      }
    });
  }
}
