import { remoteConfig } from '@afshoreh/build';

export default remoteConfig({
  name: '{{name}}',
  folder: import.meta.dirname,
  // The server renders the pages of this remote to HTML.
  server: true,
  // The limit for the bytes of own scripts that a page may load.
  budget: 40_000,
  // Development: `SITE=https://shop.example npm run dev` shows it in that site, at http://localhost:4100.
  port: Number(process.env.PORT ?? 4100),
  site: process.env.SITE ?? 'http://localhost:8080',
});
