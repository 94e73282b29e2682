import { serverConfig, shellConfig } from '@afshoreh/build';

const folder = import.meta.dirname;
const web = shellConfig({ folder, port: Number(process.env.DEV_PORT ?? 0) });

/** `rspack build` makes the browser's part and the server (`--env only=server`: that alone); `rspack serve` the former. */
export default (env) => {
  const server = () => serverConfig({ folder, entries: { main: './server/main.ts' } });
  if (env.RSPACK_SERVE) return web(env);
  return env.only === 'server' ? server() : [web(env), server()];
};
