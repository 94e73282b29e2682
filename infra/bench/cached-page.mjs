import { againstBareServer } from './lib/rates.mjs';

/** The home page as browsers ask for it, from the shell's cache, against a bare server with the same bytes; no less than half. */
export default async function cachedPage({ url }) {
  const { ours, best, ratio } = await againstBareServer(`${url}/`, { 'accept-encoding': 'br' });
  return {
    name: 'cached page / against a bare node:http server',
    lines: [`${Math.round(ours)} of ${Math.round(best)} requests/s: ratio ${ratio.toFixed(2)} (at least 0.50)`],
    ok: ratio >= 0.5,
  };
}
