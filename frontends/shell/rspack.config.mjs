import { rendererConfig, serverConfig, shellConfig } from '@afshoreh/build';

const folder = import.meta.dirname;
const web = shellConfig({ folder, port: Number(process.env.DEV_PORT ?? 0) });

const programs = { worker: './server/render/worker.ts', 'web-thread': './server/smoke-test/web-thread.ts' };

/**
 * `rspack build` builds three parts: the code for browsers, the server, and the programs that run remotes outside a browser.
 * `--env only=web`, `only=server` or `only=renderer` builds one of them. `rspack serve` serves the code for browsers and also
 * builds the render worker.
 */
export default (env) => {
  const server = () => serverConfig({ folder, entries: { main: './server/main.ts', release: './server/release.ts' } });
  const renderer = () => rendererConfig({ folder, entries: programs });
  if (env.RSPACK_SERVE)
    return [rendererConfig({ folder, entries: { worker: programs.worker }, development: true }), web(env)];
  const parts = { web: () => web(env), server, renderer };
  return env.only ? parts[env.only]() : Object.values(parts).map((part) => part());
};
