import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OwnRedis } from '../../infra/scripts/lib/redis.mjs';
import { createApi, type Api } from '../src/api.js';
import { Messages } from '../src/common/messages/index.js';
import { Env } from '../src/config/index.js';
import { startApi, until, type TestApi } from './support/index.js';
import { aDialogOrder, addProduct } from './support/shop.js';

const redis = new OwnRedis();
let one: TestApi;
/** Another copy of the API on the same database. */
let other: Api;
let token: string;
let product: number;

beforeAll(async () => {
  await redis.start();
  let variables = {};
  one = await startApi({ variables: (fresh) => (variables = { ...fresh, REDIS_URL: redis.url }) });
  other = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables }));
  token = await one.loginAdmin();
  product = await addProduct(one, token);
}, 60_000);
afterAll(async () => {
  await other.close();
  await one.close();
  await redis.kill();
});

const messagesOf = ({ app }: Api): Messages => app.get(Messages);
const bothHear = () => messagesOf(one.api).areReceived && messagesOf(other).areReceived;

const knowTheSame = () => other.database.revision === one.database.revision;

describe('copies of the API with Redis', () => {
  it('tell each other of an order once it is stored', async () => {
    await until(bothHear);
    const seen = new Promise<number>((resolve) => {
      messagesOf(other).on(
        'orders',
        () => void other.database.read.query('SELECT id FROM orders').then(({ length }) => resolve(length)),
      );
    });
    await one.call('POST /api/orders', { body: aDialogOrder(product) });
    expect(await seen).toBe(1);
  });

  it('know of changes of public data without waiting for the next look, which they take each five seconds', async () => {
    await until(bothHear);
    for (let change = 0; change < 3; change += 1) {
      await addProduct(one, token);
      await until(knowTheSame);
    }
  }, 4_500);

  it('know of them without Redis as well, and are told again when it is back', async () => {
    await redis.kill();
    await until(() => !messagesOf(one.api).areReceived && !messagesOf(other).areReceived);
    const before = other.database.revision;
    await addProduct(one, token);
    expect(one.database.revision).toBeGreaterThan(before);
    await until(knowTheSame);
    await redis.start();
    await until(bothHear);
    const told = new Promise<void>((resolve) => messagesOf(other).on('orders', resolve));
    await one.call('POST /api/orders', { body: aDialogOrder(product) });
    await told;
  }, 30_000);
});
