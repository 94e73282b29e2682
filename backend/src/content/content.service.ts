import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { Database } from '../database/index.js';
import { MediaPlaces, recordMediaUses } from '../media/index.js';
import { saveChange, type Action } from '../operations/audit/index.js';
import { sectionDtoOf } from './content.dto.js';
import { SectionChangedMeanwhile, SectionVersionNotFound } from './content.errors.js';
import { SectionVersion } from './section-version.entity.js';
import {
  defaultSections,
  sectionIds,
  sectionTitles,
  type SavedSection,
  type Section,
  type SectionFields,
  type SectionId,
} from './sections.js';

interface SectionChange {
  /** The API operation, for the audit. */
  action: Action;
  id: SectionId;
  admin: Admin;
  /** The form that was sent, with the version it was made from. */
  form: object;
}

@Injectable()
export class ContentService {
  constructor(
    private readonly database: Database,
    places: MediaPlaces,
  ) {
    // Old versions are updated too, so that they can be restored.
    places.onMove('section', async (tx, ids, { withNewAddresses }) => {
      for (const { id, fields } of await tx.findBy(SectionVersion, { section: In(ids as SectionId[]) })) {
        const text = JSON.stringify(fields);
        const updated = withNewAddresses(text);
        if (updated !== text) await tx.update(SectionVersion, { id }, { fields: JSON.parse(updated) as SectionFields });
      }
    });
  }

  /** All sections, in the order of the admin's content page. */
  async sections(): Promise<Section[]> {
    const newest = await newestOf(this.database.read);
    return sectionIds.map((id) => newest.find((section) => section.id === id) ?? builtIn(id));
  }

  /**
   * Saves a new version. Fields that are left out keep their text; when no text changes, no version is added. `basedOn`
   * is the version that the form was made from: if it is not the newest, another admin has saved meanwhile and
   * {@link SectionChangedMeanwhile} is thrown.
   */
  save(id: SectionId, fields: SectionFields, admin: Admin, basedOn?: number): Promise<Section> {
    const form = { ...fields, version: basedOn };
    return this.add({ action: 'saveSection', id, admin, form }, ({ fields: current }) => ({ ...current, ...fields }));
  }

  /** All versions of a section, newest first; the built-in text is the last. */
  async versions(id: SectionId): Promise<SavedSection[]> {
    const saved = await this.database.read.find(SectionVersion, { where: { section: id }, order: { version: 'DESC' } });
    return [...saved.map(savedSection), { ...builtIn(id), savedAt: null, savedBy: null }];
  }

  /** Saves the text of an old version (0: the built-in text) as a new one. Throws {@link SectionVersionNotFound}. */
  restore(id: SectionId, version: number, admin: Admin): Promise<Section> {
    return this.add({ action: 'restoreSectionVersion', id, admin, form: {} }, async (_current, tx) => {
      if (version === 0) return defaultSections[id];
      const old = await tx.findOneBy(SectionVersion, { section: id, version });
      if (!old) throw new SectionVersionNotFound(id, version);
      return old.fields;
    });
  }

  private async add(
    { action, id, admin, form }: SectionChange,
    fieldsAfter: (current: Section, tx: EntityManager) => SectionFields | Promise<SectionFields>,
  ): Promise<Section> {
    return this.database.writePublic(async (tx) => {
      const stored = (await newestOf(tx, id))[0] ?? builtIn(id);
      return saveChange(tx, admin, {
        action,
        id,
        form,
        error: SectionChangedMeanwhile,
        stored,
        stateOf: sectionDtoOf,
        next: async () => ({ ...stored, fields: await fieldsAfter(stored, tx) }),
        store: async (section, version) => {
          const saved = { ...section, version };
          await tx.insert(SectionVersion, rowOf(saved, admin));
          await recordFiles(tx, saved);
          return saved;
        },
      });
    });
  }
}

/** Records which media the section uses: its picture, and a file that its button links to. */
async function recordFiles(tx: EntityManager, { id, fields }: Section): Promise<void> {
  const mentions = ['imageUrl', 'buttonUrl'].map((field) => ({ field, text: fields[field] ?? null }));
  await recordMediaUses(tx, { place: 'section', placeId: id, title: sectionTitles[id] }, mentions);
}

function rowOf({ id, version, fields }: Section, admin: Admin): Omit<SectionVersion, 'id'> {
  return { section: id, version, fields, savedAt: new Date(), savedBy: admin.displayName };
}

/** Fields that were added to the product after a version was saved get their built-in text. */
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
