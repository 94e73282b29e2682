import { releasesIn } from '../support/releases.js';
import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    owner: ['getReleases', 'changeRelease', 'createReleasePreview', 'getReleaseRecord', 'publishRelease'],
  },
  scopes: { 'releases:publish': ['getReleaseRecord', 'publishRelease'] },
  writes: ({ api }) => ({
    changeRelease: async () => {
      const { remote, serial } = await (await releasesIn(api)).withCanary('cart');
      return { path: { remote }, body: { action: 'endCanary', serial } };
    },
    publishRelease: async () => ({
      path: { remote: 'storefront' },
      parts: await (await releasesIn(api)).signedParts('storefront'),
    }),
    createReleasePreview: async () => {
      const { remote, version } = await (await releasesIn(api)).published('admin');
      return { path: { remote }, body: { releaseVersion: version, hours: 24 } };
    },
  }),
};
