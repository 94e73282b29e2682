import { serverConfig, shellConfig } from '@afshoreh/build';

const folder = import.meta.dirname;
const web = shellConfig({ folder, port: Number(process.env.DEV_PORT ?? 0) });

/** `rspack build` makes the browser's part and the server; `rspack serve` has only the first one to serve. */
export default (env) =>
  env.RSPACK_SERVE ? web(env) : [web(env), serverConfig({ folder, entry: './server/main.ts' })];
