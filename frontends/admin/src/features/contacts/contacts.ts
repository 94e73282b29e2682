import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type ContactMessage = ItemOf<'/contacts'>;

export const contacts = resource({
  path: '/contacts',
  key: 'contacts',
  subject: 'contact',
  parameter: 'message',
  nameOf: ({ name }) => name,
  words: copy,
  filters: { filter: { label: copy.filter, options: copy.filters } },
  period: true,
});

/** The number of characters of a message in the table. */
const PREVIEW_LENGTH = 50;

/** Returns the beginning of a message on one line, with an ellipsis when it is cut. */
export function previewOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  // Counts characters and not UTF-16 units, so that an emoji is never cut in half.
  const characters = Array.from(line);
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : line;
}
