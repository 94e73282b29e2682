import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class SectionNotFound extends defineError(
  'content.section_not_found',
  404,
  copy.sectionNotFound,
  'There is no such section',
  byId,
) {}
export class SectionVersionNotFound extends defineError(
  'content.version_not_found',
  404,
  copy.sectionVersionNotFound,
  'The section has no such version',
  (id: string, version: number) => ({ params: { id, version } }),
) {}
export class SectionChangedMeanwhile extends defineConflict(
  'content.changed_meanwhile',
  copy.sectionChangedMeanwhile,
) {}
export class SettingsChangedMeanwhile extends defineConflict(
  'content.settings_changed_meanwhile',
  copy.settingsChangedMeanwhile,
) {}
