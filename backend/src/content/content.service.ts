import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { bumpRevision, Database, lockRevision } from '../database/index.js';
import { recordMediaUses } from '../media/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { sectionDtoOf } from './content.dto.js';
import { SectionChangedMeanwhile, SectionVersionNotFound } from './content.errors.js';
import { SectionVersion } from './section-version.entity.js';
import {
  defaultSections,
  SECTION_IDS,
  sectionTitles,
  type SavedSection,
  type Section,
  type SectionFields,
  type SectionId,
} from './sections.js';

interface SectionChange {
  /** The operation of the API, for the audit. */
  action: string;
  id: SectionId;
  admin: Admin;
}

/** The texts of the site by section, every version of them (spec §2 "Content screen"). */
@Injectable()
export class ContentService {
  constructor(private readonly database: Database) {}

  /** All sections, in the order of the content screen. */
  async sections(): Promise<Section[]> {
    const newest = await newestOf(this.database.read);
    return SECTION_IDS.map((id) => newest.find((section) => section.id === id) ?? builtIn(id));
  }

  /**
   * Saves a new version; fields that are not named keep their text, and when every text stays, so does the version. With
   * `basedOn`, the version that was edited, two admins do not overwrite each other unseen: {@link SectionChangedMeanwhile}.
   */
  save(id: SectionId, fields: SectionFields, admin: Admin, basedOn?: number): Promise<Section> {
    return this.add({ action: 'saveSection', id, admin }, async (current, tx) => {
      const edited = { mine: { ...fields, version: basedOn }, theirs: sectionDtoOf(current) };
      await refuseStale(tx, { subject: 'section', id }, edited, SectionChangedMeanwhile);
      return { ...current.fields, ...fields };
    });
  }

  /** Every version of a section, the newest first, down to the built-in text. */
  async versions(id: SectionId): Promise<SavedSection[]> {
    const saved = await this.database.read.find(SectionVersion, { where: { section: id }, order: { version: 'DESC' } });
    return [...saved.map(savedSection), { ...builtIn(id), savedAt: null, savedBy: null }];
  }

  /** Makes an old version (0: the built-in text) the newest one again, as a new version. Throws {@link SectionVersionNotFound}. */
  restore(id: SectionId, version: number, admin: Admin): Promise<Section> {
    return this.add({ action: 'restoreSectionVersion', id, admin }, async (_current, tx) => {
      if (version === 0) return defaultSections[id];
      const old = await tx.findOneBy(SectionVersion, { section: id, version });
      if (!old) throw new SectionVersionNotFound(id, version);
      return old.fields;
    });
  }

  private async add(
    { action, id, admin }: SectionChange,
    fieldsAfter: (current: Section, tx: EntityManager) => SectionFields | Promise<SectionFields>,
  ): Promise<Section> {
    return this.database.write(async (tx) => {
      // First: of two saves at once the second must see the version of the first.
      await lockRevision(tx);
      const current = (await newestOf(tx, id))[0] ?? builtIn(id);
      const fields = await fieldsAfter(current, tx);
      if (isDeepStrictEqual(fields, current.fields)) return current;
      const saved = { id, version: current.version + 1, fields };
      await tx.insert(SectionVersion, rowOf(saved, admin));
      await recordFiles(tx, saved);
      const [before, after] = [sectionDtoOf(current), sectionDtoOf(saved)];
      await recordChange(tx, admin, { action, subject: 'section', subjectId: id, before, after });
      await bumpRevision(tx);
      return saved;
    });
  }
}

/** The picture, and a file that the button leads to. */
async function recordFiles(tx: EntityManager, { id, fields }: Section): Promise<void> {
  const mentions = ['imageUrl', 'buttonUrl'].map((field) => ({ field, text: fields[field] ?? null }));
  await recordMediaUses(tx, { place: 'section', placeId: id, title: sectionTitles[id] }, mentions);
}

function rowOf({ id, version, fields }: Section, admin: Admin): Omit<SectionVersion, 'id'> {
  return { section: id, version, fields, savedAt: new Date(), savedBy: admin.displayName };
}

/** A field that was added to the product after a version was saved has its built-in text in it. */
function withAllFields(id: SectionId, fields: SectionFields): SectionFields {
  return { ...defaultSections[id], ...fields };
}

function builtIn(id: SectionId): Section {
  return { id, version: 0, fields: defaultSections[id] };
}

function savedSection({ section, version, fields, savedAt, savedBy }: SectionVersion): SavedSection {
  return { id: section, version, fields: withAllFields(section, fields), savedAt, savedBy };
}

async function newestOf(manager: EntityManager, id?: SectionId): Promise<Section[]> {
  const query = manager.createQueryBuilder(SectionVersion, 'saved').where((outer) => {
    const newest = outer.subQuery().select('MAX(other.version)').from(SectionVersion, 'other');
    return `saved.version = ${newest.where('other.section = saved.section').getQuery()}`;
  });
  if (id) query.andWhere('saved.section = :id', { id });
  return (await query.getMany()).map(savedSection);
}
