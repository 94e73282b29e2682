import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DiskStore } from '@afshoreh/storage';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { logger } from '../src/common/http/index.js';
import { Env } from '../src/config/index.js';
import { ChangeEvent } from '../src/operations/events/index.js';
import type { OpenApiDocument } from '../src/operations/openapi/index.js';
import { NotedRelease } from '../src/operations/releases/noted-release.entity.js';
import { ReleaseWatch } from '../src/operations/releases/release-watch.js';
import { WebhookSending } from '../src/webhooks/webhook-sending.js';
import { WebhookWorker } from '../src/webhooks/webhook.worker.js';
import { startApi } from './support/index.js';
import { schemaCheckOf } from './support/schemas.js';

const api = await startApi({ variables: { WEBHOOK_TARGETS: 'any' } });
const token = await api.loginAdmin();
const { app } = api.api;
const env = app.get(Env);
const registry = join(env.dataDir, 'releases/registry');
// A test decides when the registry is read and deliveries are sent.
app.get(ReleaseWatch).onModuleDestroy();
await app.get(WebhookWorker).stop();
afterAll(() => api.close());

let watch: ReleaseWatch;
/** As a copy that was just started. */
const newWatch = () => new ReleaseWatch(api.database, env);
beforeEach(async () => {
  await rm(registry, { recursive: true, force: true });
  await api.database.write(async (tx) => {
    await tx.deleteAll(NotedRelease);
    await tx.deleteAll(ChangeEvent);
  });
  watch = newWatch();
});

type Entry = [action: string, version: string, replaced?: string];
let hours = 0;
const entryOf = ([action, version, replaced]: Entry) => ({
  version,
  at: new Date(Date.UTC(2026, 0, 1, (hours += 1))).toISOString(),
  action,
  by: 'sara@laptop',
  ...(replaced && { replaced }),
});
const histories = new Map<string, object[]>();
/** Stores a record whose history is `history`, as `npm run release` does. */
async function store(remote: string, history: object[]): Promise<void> {
  histories.set(remote, history);
  await mkdir(registry, { recursive: true });
  await writeFile(join(registry, `${remote}.json`), JSON.stringify({ current: null, serial: 1, history }));
}
const begin = (remote: string, ...entries: Entry[]) => store(remote, entries.map(entryOf));
const add = (remote: string, ...entries: Entry[]) =>
  store(remote, [...(histories.get(remote) ?? []), ...entries.map(entryOf)]);
const noted = async () =>
  (await api.database.read.find(ChangeEvent, { order: { id: 'ASC' } })).map(({ event, details }) => ({
    event,
    ...details,
  }));
const went = (remote: string, version: string, formerVersion: string | null, action = 'promote') => ({
  event: 'release.live',
  remote,
  version,
  formerVersion,
  action,
});

describe('a release that goes live', () => {
  it('is sent to webhooks with its versions, and stands in no feed of records', async () => {
    await begin('cart', ['publish', 'aaaa'], ['promote', 'aaaa']);
    await watch.look();
    const received: string[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => (received.push(body), response.end()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const form = { token, body: { url, events: ['release.live'] } };
    const { body: made } = await api.call('POST /api/webhooks', form);
    const { cursor } = (await api.call('GET /api/changes', { token })).body as { cursor: string };

    await add('cart', ['publish', 'bbbb'], ['promote', 'bbbb', 'aaaa']);
    await watch.look();
    await app.get(WebhookSending).send(made.webhook.id as number);
    server.close();
    const [delivery] = received.map((body) => JSON.parse(body) as Record<string, unknown>);
    const at = (histories.get('cart')?.at(-1) as { at: string }).at;
    const data = { remote: 'cart', version: 'bbbb', formerVersion: 'aaaa', action: 'promote' };
    expect(delivery).toEqual({ type: 'release.live', timestamp: at, data });
    expect(received).toHaveLength(1);
    const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
    const documented = document.webhooks?.['release.live']?.post.requestBody?.content['application/json']?.schema;
    expect(schemaCheckOf(document).errorsOf(documented ?? {}, delivery ?? {})).toEqual([]);
    const { body: feed } = await api.call(`GET /api/changes?since=${cursor}`, { token });
    expect(feed.changes).toEqual([]);
  });

  it('is news by promotion and rollback only, each in its order', async () => {
    await begin('cart', ['promote', 'aaaa']);
    await watch.look();
    await add('cart', ['publish', 'bbbb'], ['canary', 'bbbb'], ['canary off', 'bbbb', 'bbbb'], ['start', 'aaaa']);
    // It ends the canary of another version, and everybody else had this one.
    await add('cart', ['promote', 'aaaa']);
    await watch.look();
    expect(await noted()).toEqual([]);
    await add('cart', ['promote', 'bbbb', 'aaaa'], ['rollback', 'aaaa', 'bbbb'], ['sign', 'aaaa']);
    await watch.look();
    expect(await noted()).toEqual([went('cart', 'bbbb', 'aaaa'), went('cart', 'aaaa', 'bbbb', 'rollback')]);
  });

  it('is noted once, by however many copies, and not again after a restart', async () => {
    await begin('cart', ['promote', 'aaaa']);
    await begin('admin', ['promote', 'aaaa']);
    const copies = [watch, newWatch(), newWatch(), newWatch()];
    await Promise.all(copies.map((copy) => copy.look()));
    await add('cart', ['promote', 'bbbb', 'aaaa']);
    await add('admin', ['promote', 'cccc', 'aaaa'], ['promote', 'dddd', 'cccc']);
    await Promise.all(copies.map((copy) => copy.look()));
    await newWatch().look();
    const all = await noted();
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining([went('cart', 'bbbb', 'aaaa'), went('admin', 'dddd', 'cccc')]));
    await watch.look();
    expect(await noted()).toHaveLength(3);
  });

  it('is not noted when the copy of the database ends in the middle, and then the next time', async () => {
    await begin('cart', ['promote', 'aaaa']);
    await watch.look();
    await add('cart', ['promote', 'bbbb', 'aaaa']);
    const fails = jest.spyOn(api.database, 'write').mockRejectedValueOnce(new Error('the database is away'));
    await watch.look();
    fails.mockRestore();
    expect(await noted()).toEqual([]);
    await watch.look();
    expect(await noted()).toHaveLength(1);
  });

  it('is found when the history was cut before it', async () => {
    await begin('cart', ['promote', 'aaaa'], ['promote', 'bbbb', 'aaaa']);
    await watch.look();
    await begin('cart', ['promote', 'cccc', 'bbbb']);
    await watch.look();
    expect(await noted()).toEqual([went('cart', 'cccc', 'bbbb')]);
  });

  it('is news for a remote that came later, whose first version replaces nothing', async () => {
    await begin('cart', ['promote', 'aaaa']);
    await watch.look();
    await begin('blog', ['publish', 'bbbb'], ['promote', 'bbbb']);
    await writeFile(join(registry, 'shell.json'), '{}');
    await watch.look();
    expect(await noted()).toEqual([went('blog', 'bbbb', null)]);
  });
});

describe('the registry', () => {
  it('that cannot be read is logged once, and read again when it is back', async () => {
    await begin('cart', ['promote', 'aaaa']);
    await watch.look();
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const list = jest.spyOn(DiskStore.prototype, 'list').mockRejectedValue(new Error('the store is away'));
    await add('cart', ['promote', 'bbbb', 'aaaa']);
    for (let time = 0; time < 3; time += 1) await watch.look();
    const logged = warn.mock.calls.length;
    list.mockRestore();
    warn.mockRestore();
    await watch.look();
    expect([logged, await noted()]).toEqual([1, [went('cart', 'bbbb', 'aaaa')]]);
  });

  it('with a damaged record goes on with the others, and makes no news of the old when it is mended', async () => {
    await begin('cart', ['promote', 'aaaa']);
    await begin('admin', ['promote', 'aaaa']);
    const good = histories.get('admin') as object[];
    await writeFile(join(registry, 'admin.json'), '{"history":');
    await watch.look();
    await add('cart', ['promote', 'bbbb', 'aaaa']);
    await watch.look();
    await store('admin', good);
    await watch.look();
    expect(await noted()).toEqual([went('cart', 'bbbb', 'aaaa')]);
  });
});
