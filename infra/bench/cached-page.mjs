import { againstBareServer } from './lib/rates.mjs';

export const seconds = 20;

/** The home page as browsers ask for it, from the shell's cache, against a bare server with the same bytes (design §7). */
export default async function cachedPage({ url }) {
  const { line, ok } = await againstBareServer(`${url}/`, 0.75, { headers: { 'accept-encoding': 'br' } });
  return { name: 'cached page / against a bare node:http server', lines: [line], ok };
}
