import { rendererConfig, serverConfig, shellConfig } from '@afshoreh/build';

const folder = import.meta.dirname;
const web = shellConfig({ folder, port: Number(process.env.DEV_PORT ?? 0) });

const programs = { worker: './server/render/worker.ts', 'web-thread': './server/smoke-test/web-thread.ts' };

/**
 * `rspack build` makes the browser's part, the server, and the programs that run remotes outside a browser (`--env only=server`,
 * `only=renderer`: one part alone); `rspack serve` the first of them.
 */
export default (env) => {
  const server = () => serverConfig({ folder, entries: { main: './server/main.ts', release: './server/release.ts' } });
  const renderer = () => rendererConfig({ folder, entries: programs });
  if (env.RSPACK_SERVE) return web(env);
  if (env.only === 'server') return server();
  return env.only === 'renderer' ? renderer() : [web(env), server(), renderer()];
};
