import { Injectable, type PipeTransform } from '@nestjs/common';
import { ValidationFailed } from '../common/errors/index.js';
import { copy } from './copy.js';
import { SectionNotFound } from './content.errors.js';
import { SECTION_IDS, type SectionId } from './sections.js';

/** The `{id}` of a content call, or 404. */
@Injectable()
export class SectionIdPipe implements PipeTransform<string, SectionId> {
  transform(value: string): SectionId {
    const id = SECTION_IDS.find((known) => known === value);
    if (!id) throw new SectionNotFound(value);
    return id;
  }
}

/** The `{version}` of a content call: unlike an id it may be 0, the built-in text. */
@Injectable()
export class VersionPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new ValidationFailed([{ field: 'version', message: copy.versionNotANumber }]);
  }
}
