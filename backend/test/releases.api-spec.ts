import { afterEach, describe, expect, it } from '@jest/globals';
import { Env } from '../src/config/index.js';
import { startApi, type TestApi } from './support/index.js';
import { releasesIn } from './support/releases.js';

let api: TestApi;
let token: string;
const start = async () => {
  api = await startApi();
  token = await api.loginAdmin();
  return releasesIn(api);
};
afterEach(() => api.close());

const change = (remote: string, body: object) => api.call(`PUT /api/admin/releases/${remote}`, { token, body });
const entries = async () => (await api.call('GET /api/audit?subject=release', { token })).body as object[];

describe('the releases of the frontends', () => {
  it('are run, go live and stand in the history under the name of the owner who asked, and in the audit', async () => {
    const releases = await start();
    const { version, serial } = await releases.published('cart');
    const answer = await change('cart', { action: 'promote', releaseVersion: version, serial, reason: 'سبد جدید' });
    expect(answer).toMatchObject({ status: 200 });
    const remotes = answer.body.remotes as { remote: string }[];
    expect(remotes.find(({ remote }) => remote === 'cart')).toMatchObject({
      canSign: true,
      versions: [{ version, percent: 100, misfits: [] }],
      history: [{ action: 'promote', version, reason: 'سبد جدید' }, { action: 'publish' }],
    });
    const { history } = await releases.read('cart');
    const { body } = await api.call('GET /api/admin/verify', { token });
    expect(history.at(-1)).toMatchObject({ action: 'promote', by: body.displayName });
    expect(await entries()).toEqual([
      expect.objectContaining({
        action: 'changeRelease',
        subjectId: 'cart',
        before: { current: null, reason: null },
        after: { current: version, reason: 'سبد جدید' },
      }),
    ]);
  });

  it('stay as they are for an owner who has not seen what somebody else did meanwhile', async () => {
    const releases = await start();
    const { serial } = await releases.withCanary('cart');
    const answer = await change('cart', { action: 'endCanary', serial: serial - 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'releases.changed_meanwhile' } });
    expect((await releases.read('cart')).serial).toBe(serial);
    expect(await entries()).toEqual([]);
    expect(await change('cart', { action: 'endCanary', serial })).toMatchObject({ status: 200 });
    // The same request again comes too late, so it cannot roll back or end anything twice.
    expect(await change('cart', { action: 'endCanary', serial })).toMatchObject({ status: 409 });
    expect(await entries()).toHaveLength(1);
  });

  it('are not changed by a server that has no key of theirs, although it can read them', async () => {
    const releases = await start();
    const { version, serial } = await releases.published('cart');
    // As on an installed site: the public keys of all, the private key of none.
    const { dataDir: DATA_DIR } = api.api.app.get(Env);
    const site = await startApi({ variables: { DATA_DIR, RELEASE_PUBLIC_KEYS: releases.publicKeys() } });
    const call = async (route: string, body?: object) => site.call(route, { token: await site.loginAdmin(), body });
    const { body } = await call('GET /api/admin/releases');
    expect(body.remotes).toContainEqual(expect.objectContaining({ remote: 'cart', canSign: false }));
    const answer = await call('PUT /api/admin/releases/cart', { action: 'promote', releaseVersion: version, serial });
    await site.close();
    expect(answer).toMatchObject({ status: 409, body: { code: 'releases.key_missing' } });
    expect((await releases.read('cart')).current).toBeNull();
  });

  it('are refused for the reasons of the release program, which changes nothing then', async () => {
    const releases = await start();
    const { serial } = await releases.withCanary('cart');
    const answer = await change('cart', { action: 'rollback', serial });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'releases.refused',
        errors: [{ field: 'release', message: expect.stringContaining('no previous') }],
      },
    });
    expect(await entries()).toEqual([]);
  });

  it.each([
    [{ action: 'promote' }, 'releases.version_missing'],
    [{ action: 'canary', releaseVersion: 'aaaa' }, 'releases.percent_missing'],
    [{ action: 'promote', releaseVersion: 'aaaa' }, 'releases.not_found'],
    [{ action: 'canary', releaseVersion: 'aaaa', percent: 100 }, 'common.validation'],
    [{ action: 'erase' }, 'common.validation'],
    [{ action: 'promote', releaseVersion: '../x' }, 'common.validation'],
  ])('are not changed by %j', async (body, code) => {
    await start();
    expect((await change('cart', { serial: 0, ...body })).body).toMatchObject({ code });
  });
});

it('shows a version that nobody gets yet by a link, and the audit says who made it', async () => {
  const { version } = await (await start()).published('cart');
  const preview = (body: object) => api.call('POST /api/admin/releases/cart/previews', { token, body });
  const { status, body } = await preview({ releaseVersion: version, hours: 24 });
  expect([status, body]).toEqual([201, { address: expect.stringMatching(/^http:\/\/localhost:8080\/.+/) }]);
  expect(await entries()).toEqual([
    expect.objectContaining({ action: 'createReleasePreview', after: { preview: version, hours: 24 } }),
  ]);
  expect((await preview({ releaseVersion: 'aaaa', hours: 24 })).body).toMatchObject({ code: 'releases.not_found' });
});
