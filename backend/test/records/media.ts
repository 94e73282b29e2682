import { otherPicture, picture } from '../support/fuzz/requests.js';
import { aJpeg } from '../support/media.js';
import type { Made, RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    'owner and editor': [
      'countMedia',
      'deleteMedia',
      'exportMedia',
      'getMedia',
      'listMedia',
      'listMediaUsages',
      'registerMedia',
      'replaceMediaFile',
      'updateMedia',
      'uploadMedia',
    ],
  },
  writes: ({ number, request }) => {
    const uploaded = async (): Promise<Made> => (await request('uploadMedia', { file: picture })).body as Made;
    return {
      deleteMedia: async () => ({ path: await uploaded() }),
      registerMedia: async () => ({ body: { url: (await uploaded()).url, originalFilename: 'نام تازه.png' } }),
      replaceMediaFile: async () => ({ path: await uploaded(), file: await aJpeg() }),
      updateMedia: async () => ({ path: await uploaded(), body: { tags: `برچسب ${number()}` } }),
      uploadMedia: () => ({ file: otherPicture }),
    };
  },
};
