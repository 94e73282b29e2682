import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { unreadCopy } from './copy';

export type UnreadText = ItemOf<'/admin/unread-texts'>;

/** The technical texts that could not be parsed. */
export const unreadTexts = resource({
  path: '/admin/unread-texts',
  key: 'unread-texts',
  subject: 'unread_text',
  nameOf: ({ productName, parameterName }) => `${productName}، ${parameterName}`,
  words: unreadCopy,
});
