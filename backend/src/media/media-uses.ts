import { In, type EntityManager } from 'typeorm';
import { ValidationFailed, type FieldError } from '../common/errors/index.js';
import { isForeignKeyViolation } from '../database/index.js';
import { copy } from './copy.js';
import { MediaItem } from './media-item.entity.js';
import { MediaUse, type MediaPlace } from './media-use.entity.js';

export interface PlaceOfUse {
  place: MediaPlace;
  placeId: number | string;
  /** Its name for admins, which the error of a refused deletion contains. */
  title: string;
}

/** The media that one field of a form mentions: by addresses in its text, or by ids. */
export interface MediaMention {
  field: string;
  /** An address, or HTML or Markdown that contains addresses. */
  text?: string | null;
  ids?: readonly number[];
}

const longestTitle = 200;
/** The address of a stored file, with or without a host. */
const storedFile = /\/media\/(([0-9a-f]{32})(?:-\d{1,4})?\.[a-z]{3,4})(?![\w.-])/g;
/** Any address below `/media/`, as the whole text, or where the address of an attribute or of a Markdown link begins. */
const claimedFile = /(?:^|["'(=\s,])\/media\/([^\s"'<>)?#&,]*)/g;

/**
 * Replaces the stored list of the media that a record shows; a deleted record has no mentions. Call it in the
 * transaction that saves the record.
 * @throws ValidationFailed on the field that mentions a file or an id that the library does not have
 */
export async function recordMediaUses(
  tx: EntityManager,
  { place, placeId, title }: PlaceOfUse,
  mentions: readonly MediaMention[],
): Promise<void> {
  await recordMediaUsesOf(tx, place, [{ placeId, title, mentions }]);
}

/** {@link recordMediaUses} for several records of one kind, with as many statements as for one. */
export async function recordMediaUsesOf(
  tx: EntityManager,
  place: MediaPlace,
  records: readonly (Omit<PlaceOfUse, 'place'> & { mentions: readonly MediaMention[] })[],
): Promise<void> {
  const items = await mentionedItems(
    tx,
    records.flatMap(({ mentions }) => mentions),
  );
  for (const { mentions } of records) refuseUnknown(mentions, items);
  await tx.delete(MediaUse, { place, placeId: In(records.map(({ placeId }) => String(placeId))) });
  const rows = records.flatMap(({ placeId, title, mentions }) => {
    const shown = [...title].slice(0, longestTitle).join('');
    return mentionedIn(mentions, items).map(({ id }) => ({
      mediaId: id,
      place,
      placeId: String(placeId),
      title: shown,
    }));
  });
  if (rows.length === 0) return;
  try {
    await tx.upsert(MediaUse, rows, ['place', 'placeId', 'mediaId']);
  } catch (error) {
    // The file was deleted after it was found above.
    if (!isForeignKeyViolation(error)) throw error;
    throw new ValidationFailed(records.flatMap(({ mentions }) => mentions.map(missingFile)));
  }
}

/** The errors that {@link recordMediaUses} would throw for `mentions`; stores nothing. */
export async function unknownMedia(manager: EntityManager, mentions: readonly MediaMention[]): Promise<FieldError[]> {
  return unknownIn(mentions, await mentionedItems(manager, mentions)).map(missingFile);
}

/** The names of stored files in a text, without duplicates. */
export function mediaFilenamesIn(text: string): string[] {
  return [...new Set([...text.matchAll(storedFile)].map(([, filename = '']) => filename))];
}

async function mentionedItems(tx: EntityManager, mentions: readonly MediaMention[]): Promise<MediaItem[]> {
  const stems = mentions.flatMap(({ text }) => mediaFilenamesIn(text ?? '').map((name) => name.slice(0, 32)));
  const ids = mentions.flatMap(({ ids: named = [] }) => named);
  if (stems.length === 0 && ids.length === 0) return [];
  return tx.find(MediaItem, { where: [{ stem: In([...new Set(stems)]) }, { id: In([...new Set(ids)]) }] });
}

function mentionedIn(mentions: readonly MediaMention[], items: readonly MediaItem[]): MediaItem[] {
  const stems = new Set(mentions.flatMap(({ text }) => mediaFilenamesIn(text ?? '').map((name) => name.slice(0, 32))));
  const ids = new Set(mentions.flatMap(({ ids: named = [] }) => named));
  return items.filter(({ id, stem }) => ids.has(id) || stems.has(stem));
}

function refuseUnknown(mentions: readonly MediaMention[], items: MediaItem[]): void {
  const wrong = unknownIn(mentions, items);
  if (wrong.length > 0) throw new ValidationFailed(wrong.map(missingFile));
}

function unknownIn(mentions: readonly MediaMention[], items: readonly MediaItem[]): MediaMention[] {
  const filenames = new Set(items.flatMap((item) => item.filenames));
  const ids = new Set(items.map(({ id }) => id));
  return mentions.filter(
    ({ text, ids: named = [] }) =>
      claimedFilenamesIn(text ?? '').some((each) => !filenames.has(each)) || named.some((id) => !ids.has(id)),
  );
}

function claimedFilenamesIn(text: string): string[] {
  return [...text.matchAll(claimedFile)].map(([, filename = '']) => filename);
}

function missingFile({ field }: MediaMention): FieldError {
  return { field, message: copy.mediaGone };
}
