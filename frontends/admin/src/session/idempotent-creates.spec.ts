import { createApi } from '@afshoreh/api-client';
import { describe, expect, it } from '@jest/globals';
import { idempotentCreates } from './idempotent-creates';

const aForm = (name: string) => ({ name, slug: 'quince', group: 'other' as const });

/** A client that returns the given statuses in turn; null loses the response. */
function clientWith(...answers: (number | null)[]) {
  const keys: (string | null)[] = [];
  const fetch = (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    const status = answers.shift() ?? null;
    return status === null ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json({}, { status }));
  };
  const api = createApi({ baseUrl: 'http://site.test', fetch });
  api.use(idempotentCreates);
  const create = (name: string) => api.POST('/categories', { body: aForm(name) }).catch(() => undefined);
  return { api, create, keys };
}

describe('the key of a create', () => {
  it.each([
    ['got no answer', null],
    ['was answered by a failure of the server', 503],
  ])('stays while the same form is sent again because it %s', async (_what, first) => {
    const { create, keys } = clientWith(first, 201);
    await create('به');
    await create('به');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('is another one for another form, and for the same form after its answer', async () => {
    const { create, keys } = clientWith(201, 201, 201);
    await create('گلابی');
    await create('گلابی');
    await create('هلو');
    expect(new Set(keys).size).toBe(3);
  });

  it('is sent with no change of what is there', async () => {
    const { api, keys } = clientWith(200);
    await api.PUT('/categories/{id}', {
      params: { path: { id: 1 } },
      body: { ...aForm('به'), position: 1, version: 1 },
    });
    expect(keys).toEqual([null]);
  });
});
