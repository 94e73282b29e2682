import { remoteConfig } from '@afshoreh/build';

export default remoteConfig({
  name: 'storefront',
  folder: import.meta.dirname,
  port: Number(process.env.DEV_PORT ?? 0),
  server: true,
});
