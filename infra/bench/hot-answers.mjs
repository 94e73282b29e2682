import { againstBareServer } from './lib/rates.mjs';

export const seconds = 95;

/** Popular API responses from the cache, compared with a bare server that sends the same response. */
export default async function hotAnswers({ apiUrl, url }) {
  const [product] = await (await fetch(`${apiUrl}/api/products?limit=1`)).json();
  const { headers } = await fetch(`${apiUrl}/api/products`);
  const known = { 'if-none-match': headers.get('etag') };
  const found = [
    await againstBareServer(`${apiUrl}/api/products`, 0.65, { what: 'GET /api/products: ' }),
    await againstBareServer(`${apiUrl}/api/products/${product.id}`, 0.65, { what: 'GET /api/products/{id}: ' }),
    await againstBareServer(`${apiUrl}/api/products`, 0.65, { what: 'GET /api/products, 304: ', headers: known }),
    await againstBareServer(`${apiUrl}/api/health/live`, 0.1, { what: 'GET /api/health/live, a framework route: ' }),
    await againstBareServer(`${url}/api/products`, 0.5, { what: 'GET /api/products through the shell: ' }),
  ];
  return {
    name: 'hot answers of the API against a bare node:http server',
    lines: found.map(({ line }) => line),
    ok: found.every(({ ok }) => ok),
  };
}
