import { Injectable, type PipeTransform } from '@nestjs/common';
import { ValidationFailed } from '../common/errors/index.js';
import { pathParam } from '../common/http/index.js';
import { copy } from './copy.js';
import { SectionNotFound } from './content.errors.js';
import { sectionIds, type SectionId } from './sections.js';

/** An unknown section is a 404. */
@Injectable()
class SectionIdPipe implements PipeTransform<string, SectionId> {
  transform(value: string): SectionId {
    const id = sectionIds.find((known) => known === value);
    if (!id) throw new SectionNotFound(value);
    return id;
  }
}

/** Unlike an id, a version may be 0, which is the built-in text. */
@Injectable()
class VersionPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (/^\d{1,9}$/.test(value)) return Number(value);
    throw new ValidationFailed([{ field: 'version', message: copy.versionNotANumber }]);
  }
}

export const SectionIdParam = (): ParameterDecorator =>
  pathParam('id', SectionIdPipe, { type: 'string', enum: [...sectionIds] }, SectionNotFound);

export const VersionParam = (): ParameterDecorator =>
  pathParam('version', VersionPipe, { type: 'integer', minimum: 0, maximum: 999_999_999, example: 0 });
