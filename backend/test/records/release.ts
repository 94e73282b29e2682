import { releasesIn } from '../support/releases.js';
import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: { owner: ['getReleases', 'changeRelease', 'createReleasePreview'] },
  writes: ({ api }) => ({
    changeRelease: async () => {
      const { remote, serial } = await (await releasesIn(api)).withCanary('cart');
      return { path: { remote }, body: { action: 'endCanary', serial } };
    },
    createReleasePreview: async () => {
      const { remote, version } = await (await releasesIn(api)).published('admin');
      return { path: { remote }, body: { releaseVersion: version, hours: 24 } };
    },
  }),
};
