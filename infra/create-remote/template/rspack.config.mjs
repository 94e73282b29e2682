import { remoteConfig } from '@afshoreh/build';

export default remoteConfig({
  name: '{{name}}',
  folder: import.meta.dirname,
  // Its pages leave the server as HTML.
  server: true,
  // Bytes of scripts of its own that a page may fetch.
  budget: 40_000,
  // Development: `SITE=https://shop.example npm run dev` shows it in that site, at http://localhost:4100.
  port: Number(process.env.PORT ?? 4100),
  site: process.env.SITE ?? 'http://localhost:8080',
});
