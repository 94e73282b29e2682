import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { resource } from '../../resource/resource';
import { copy } from './copy';

/** The files of the library, as the media screen searches and changes them. */
export const library = resource({
  path: '/media',
  key: 'media',
  subject: 'media',
  nameOf: ({ originalFilename }) => originalFilename,
  words: copy,
  filters: { type: { label: copy.typeFilter, options: copy.types } },
  period: true,
  sorts: copy.sorts,
  counts: (signal) => api.GET('/media/counts', { signal }).then(dataOf),
});

/** Whether a deletion was refused because the file is still used. */
export const isInUse = (error: unknown) => error instanceof ApiError && error.code === 'media.in_use';
