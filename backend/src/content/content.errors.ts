import { ChangedMeanwhile, DomainError, type FieldConflict } from '../common/errors/index.js';
import { copy } from './copy.js';

export class SectionNotFound extends DomainError {
  readonly code = 'content.section_not_found';
  readonly status = 404;
  constructor(id: string) {
    super(copy.sectionNotFound, { id });
  }
}

export class SectionVersionNotFound extends DomainError {
  readonly code = 'content.version_not_found';
  readonly status = 404;
  constructor(id: string, version: number) {
    super(copy.sectionVersionNotFound, { id, version });
  }
}

export class SectionChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'content.changed_meanwhile';
  constructor(id: string, conflicts?: FieldConflict[]) {
    super(copy.sectionChangedMeanwhile, { id }, conflicts);
  }
}

export class SettingsChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'content.settings_changed_meanwhile';
  constructor(id: string, conflicts?: FieldConflict[]) {
    super(copy.settingsChangedMeanwhile, { id }, conflicts);
  }
}
