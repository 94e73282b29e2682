import type { Call, Schema } from '../../../src/operations/openapi/index.js';
import { adminPassword, adminUsername, type TestApi } from '../api.js';
import { bodyExamplesOf } from '../document.js';
import { picture } from './requests.js';
import type { Known } from './values.js';

/** Fields of responses with ids and names that other requests need. */
const askedFor: Record<string, string[]> = { slug: ['slug'], trackingCode: ['code'], url: ['url', 'image'] };

/**
 * Makes one of everything, by sending the document's own examples as an admin, so that requests can be about things that
 * exist. Returns their ids and names.
 */
export async function furnish(api: TestApi, calls: readonly Call[], schemas: Record<string, Schema>): Promise<Known> {
  const known: Known = {
    username: [adminUsername],
    password: [adminPassword],
    phone: ['09141234567'],
    version: [0, 1, 2, 3],
    // The first file of the library, which comes first here.
    factoryImages: ['1'],
  };
  const token = await api.loginAdmin();
  const isUpload = ({ operation }: Call): boolean => 'multipart/form-data' in (operation.requestBody?.content ?? {});
  const posts = calls.filter(({ method, path }) => method === 'post' && !/log(in|out)$/.test(path));
  // Two rounds, because a comment needs an article, which comes later in the document.
  for (const call of [...posts.filter(isUpload), ...posts, ...posts]) {
    const body = call.operation.requestBody?.content['application/json'];
    const examples = body ? bodyExamplesOf(body, schemas) : [];
    for (const answer of await examplesSent(api, call, { examples, known, token })) remember(answer, known);
  }
  for (const { path } of calls.filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
    const body = (await api.call(`GET ${path}`, { token })).body as unknown;
    for (const item of Array.isArray(body) ? body.slice(0, 6) : []) remember(item, known);
  }
  return known;
}

async function examplesSent(
  api: TestApi,
  { path, operation }: Call,
  { examples, known, token }: { examples: unknown[]; known: Known; token: string },
): Promise<unknown[]> {
  const address = path.replace(
    /\{(\w+)\}/g,
    (_whole, name: string) => (known[name] as string[] | undefined)?.at(-1) ?? '1',
  );
  const { content = {} } = operation.requestBody ?? {};
  if ('multipart/form-data' in content) return [await uploaded(api.url + address, token)];
  return Promise.all(
    examples.map(
      async (value) =>
        (await api.call(`POST ${address}`, { token, body: aboutWhatThereIs(value, known) })).body as unknown,
    ),
  );
}

async function uploaded(url: string, token: string): Promise<unknown> {
  const body = new FormData();
  body.set('file', new Blob([picture], { type: 'image/png' }), 'سیب.png');
  const answer = await fetch(url, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } });
  return await answer.json();
}

/** The example with what is known to exist in it, made from no version. */
function aboutWhatThereIs(example: unknown, known: Known): object {
  const entries = Object.entries(example as object).filter(([name]) => name !== 'version');
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      ['image', 'url', 'factoryImages'].includes(name) ? known[name]?.[0] : (value as unknown),
    ]),
  );
}

function remember(answer: unknown, known: Known): void {
  if (answer === null || typeof answer !== 'object') return;
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value !== 'string') continue;
    for (const asked of askedFor[name] ?? []) known[asked] = [...new Set([...(known[asked] ?? []), value])];
  }
}
