import { In, type EntityManager } from 'typeorm';
import { ValidationFailed, type FieldError } from '../common/errors/index.js';
import { isForeignKeyViolation } from '../database/index.js';
import { copy } from './copy.js';
import { MediaItem } from './media-item.entity.js';
import { MediaUse, type MediaPlace } from './media-use.entity.js';

/** A thing that shows media. */
export interface PlaceOfUse {
  place: MediaPlace;
  placeId: number | string;
  /** What admins know it by; a refused delete names it. */
  title: string;
}

/** What one field of the thing's form says: addresses of media in its text, or ids. */
export interface MediaMention {
  /** The field, for error messages. */
  field: string;
  /** An address, or HTML or Markdown that holds some. */
  text?: string | null;
  ids?: readonly number[];
}

const longestTitle = 200;
/** A file of ours, also behind our own host's name. */
const storedFile = /\/media\/(([0-9a-f]{32})(?:-\d{1,4})?\.[a-z]{3,4})(?![\w.-])/g;
/** Whatever claims to be one: the whole text, or where an attribute's or a Markdown link's address begins. */
const claimedFile = /(?:^|["'(=\s,])\/media\/([^\s"'<>)?#&,]*)/g;

/**
 * Writes down which media a thing shows from now on, in place of what was written before; with no mentions (the thing
 * is deleted) nothing. Call it in the transaction that saves the thing.
 * @throws ValidationFailed on the field that mentions a file or an id which the library does not have
 */
export async function recordMediaUses(
  tx: EntityManager,
  { place, placeId, title }: PlaceOfUse,
  mentions: readonly MediaMention[],
): Promise<void> {
  const items = await mentionedItems(tx, mentions);
  refuseUnknown(mentions, items);
  await tx.delete(MediaUse, { place, placeId: String(placeId) });
  if (items.length === 0) return;
  const shown = [...title].slice(0, longestTitle).join('');
  const rows = items.map(({ id }) => ({ mediaId: id, place, placeId: String(placeId), title: shown }));
  try {
    await tx.upsert(MediaUse, rows, ['place', 'placeId', 'mediaId']);
  } catch (error) {
    // Deleted after it was found above.
    throw isForeignKeyViolation(error) ? new ValidationFailed(mentions.map(gone)) : error;
  }
}

/** Refuses what {@link recordMediaUses} would refuse, and writes nothing. @throws ValidationFailed */
export async function checkMediaUses(manager: EntityManager, mentions: readonly MediaMention[]): Promise<void> {
  refuseUnknown(mentions, await mentionedItems(manager, mentions));
}

/** The file names of ours in a text, each once. */
export function mediaFilenamesIn(text: string): string[] {
  return [...new Set([...text.matchAll(storedFile)].map(([, filename = '']) => filename))];
}

async function mentionedItems(tx: EntityManager, mentions: readonly MediaMention[]): Promise<MediaItem[]> {
  const stems = mentions.flatMap(({ text }) => mediaFilenamesIn(text ?? '').map((name) => name.slice(0, 32)));
  const ids = mentions.flatMap(({ ids: named = [] }) => named);
  if (stems.length === 0 && ids.length === 0) return [];
  return tx.find(MediaItem, { where: [{ stem: In([...new Set(stems)]) }, { id: In([...new Set(ids)]) }] });
}

function refuseUnknown(mentions: readonly MediaMention[], items: MediaItem[]): void {
  const filenames = new Set(items.flatMap((item) => item.filenames));
  const ids = new Set(items.map(({ id }) => id));
  const wrong = mentions.filter(
    ({ text, ids: named = [] }) =>
      claimedFilenamesIn(text ?? '').some((each) => !filenames.has(each)) || named.some((id) => !ids.has(id)),
  );
  if (wrong.length > 0) throw new ValidationFailed(wrong.map(gone));
}

function claimedFilenamesIn(text: string): string[] {
  return [...text.matchAll(claimedFile)].map(([, filename = '']) => filename);
}

function gone({ field }: MediaMention): FieldError {
  return { field, message: copy.mediaGone };
}
