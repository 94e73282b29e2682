import { rendererConfig, serverConfig, shellConfig } from '@afshoreh/build';

const folder = import.meta.dirname;
const web = shellConfig({ folder, port: Number(process.env.DEV_PORT ?? 0) });

/**
 * `rspack build` makes the browser's part, the server and its render worker (`--env only=server`: the server alone);
 * `rspack serve` the first of them.
 */
export default (env) => {
  const server = () => serverConfig({ folder, entries: { main: './server/main.ts', release: './server/release.ts' } });
  const renderer = () => rendererConfig({ folder, entry: './server/render/worker.ts' });
  if (env.RSPACK_SERVE) return web(env);
  return env.only === 'server' ? server() : [web(env), server(), renderer()];
};
