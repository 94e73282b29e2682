import { againstBareServer } from './lib/rates.mjs';

/** Hot `GET /api/products` against a bare server with the same bytes; no less than half. */
export default async function hotList({ apiUrl }) {
  const { ours, best, ratio } = await againstBareServer(`${apiUrl}/api/products`);
  return {
    name: 'hot GET /api/products against a bare node:http server',
    lines: [`${Math.round(ours)} of ${Math.round(best)} requests/s: ratio ${ratio.toFixed(2)} (at least 0.50)`],
    ok: ratio >= 0.5,
  };
}
