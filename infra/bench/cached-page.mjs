import { againstBareServer } from './lib/rates.mjs';

export const seconds = 20;

/** The cached home page as browsers request it, compared with a bare server that sends the same bytes. */
export default async function cachedPage({ url }) {
  const { line, ok } = await againstBareServer(`${url}/`, 0.75, { headers: { 'accept-encoding': 'br' } });
  return { name: 'cached page / against a bare node:http server', lines: [line], ok };
}
