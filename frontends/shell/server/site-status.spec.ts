import { describe, expect, it } from '@jest/globals';

import type { ShellManifest } from './releases/release-source';
import type { Status } from './releases/status';
import { SiteStatusReport } from './site-status';

const metadata = {
  commit: '0123abcd',
  branch: 'secret-plan',
  builtAt: '2026-11-21T07:00:00.000Z',
  builtBy: 'sara@there',
};
const shell = { version: 'a1', contract: { name: 'shell', version: 1 }, metadata } as unknown as ShellManifest;
const status: Status = {
  shell: null,
  figures: null,
  remotes: [
    {
      remote: 'cart',
      serial: 1,
      versions: [
        {
          version: 'c2',
          percent: 95,
          rolledBack: false,
          since: { at: '2026-11-22T05:00:00.000Z', by: 'sara@there', action: 'promote' },
          contract: 1,
          metadata,
          misfits: [],
          builtAgainstOther: [],
        },
      ],
      history: [],
    },
  ],
};

describe('the status report', () => {
  it('names the live versions and their shares, and no person, machine or branch', async () => {
    const site = new SiteStatusReport({
      shell,
      backend: { unreadiness: () => Promise.resolve(null) },
      releases: () => Promise.resolve(status),
    });
    const report = await site.report();
    expect(report).toMatchObject({
      shell: { version: 'a1', contract: 1, commit: '0123abcd' },
      remotes: [{ name: 'cart', releases: [{ version: 'c2', percent: 95, commit: '0123abcd', fits: true }] }],
      apiReady: true,
    });
    expect(JSON.stringify(report)).not.toMatch(/sara|there|secret/);
  });

  it('is available while backend and release store are unreachable, and is made once for concurrent requests', async () => {
    let asked = 0;
    const site = new SiteStatusReport({
      shell,
      backend: { unreadiness: () => Promise.resolve('the backend is away') },
      releases: () => {
        asked += 1;
        return Promise.reject(new Error('the store is away'));
      },
    });
    const [report] = await Promise.all([site.report(), site.report()]);
    expect(report).toMatchObject({ remotes: null, apiReady: false, shell: { version: 'a1' } });
    expect(asked).toBe(1);
  });
});
