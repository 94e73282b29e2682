import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { migrations } from '../src/database/migrations/index.js';
import { freshDatabase, until, type FreshDatabase } from './support/index.js';
import { addressOf, buildApi, startMigrate, startProcess, type ApiProcess } from './support/processes.js';

let fresh: FreshDatabase;
let running: ApiProcess[];
beforeAll(buildApi, 60_000);
beforeEach(async () => {
  [fresh, running] = [await freshDatabase(), []];
});
afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await fresh.drop();
});

function start(variables: NodeJS.ProcessEnv): ApiProcess {
  const started = startProcess({ ...fresh.variables, ...variables });
  running.push(started);
  return started;
}

const taken = async (): Promise<Server> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

describe('a start that cannot succeed', () => {
  const failure = async (variables: NodeJS.ProcessEnv) => {
    const { ended, output } = start(variables);
    const code = await ended;
    return { code, ...output() };
  };

  it('names the wrong variable in one line', async () => {
    const { code, err } = await failure({ SEED: 'yes' });
    expect([code, err]).toEqual([1, 'api: SEED must be one of demo, none, not "yes"\n']);
  });

  it('says that the port is in use', async () => {
    const server = await taken();
    const { port } = server.address() as AddressInfo;
    const { code, err, out } = await failure({ API_PORT: String(port) });
    server.close();
    expect([code, err]).toEqual([1, `api: port ${port} is in use; set API_PORT to a free one\n`]);
    expect(out).not.toMatch(/^api:/m);
  });

  it('says that the database cannot be reached, without its password', async () => {
    const { code, err } = await failure({ DATABASE_URL: 'mysql://root:secret@127.0.0.1:9/shop' });
    expect([code, err]).toEqual([1, 'api: the database of DATABASE_URL cannot be reached (ECONNREFUSED)\n']);
  });

  it('says that the data folder cannot be written', async () => {
    const { code, err } = await failure({ DATA_DIR: '/dev/null/nowhere', DATABASE_URL: '' });
    expect(code).toBe(1);
    expect(err).toBe('api: the folder DATA_DIR cannot be written (ENOTDIR)\n');
  });
});

describe('a running API', () => {
  it('prints the first admin once, with a password that works, and never again', async () => {
    const first = start({});
    const url = await addressOf(first);
    const [, username, password] = /username (\S+), password (\S+)/.exec(first.output().out) ?? [];
    const answer = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    expect([username, answer.status]).toEqual(['admin', 200]);
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start({});
    await addressOf(second);
    expect(second.output().out).not.toMatch(/password/);
  });

  it('makes an error that nobody caught a 500 of the request it came from, and goes on', async () => {
    const api = start({ NODE_OPTIONS: '--import=./test/support/fails-later.mjs' });
    const url = `${await addressOf(api)}/api/health/live`;
    for (const fault of ['timer', 'promise']) {
      const answer = await fetch(url, { headers: { 'X-Fault': fault, 'X-Request-Id': `fault-of-a-${fault}` } });
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect([answer.status, await answer.json()]).toEqual([
        500,
        expect.objectContaining({ code: 'common.unexpected', requestId: `fault-of-a-${fault}` }),
      ]);
      expect((await fetch(url)).status).toBe(200);
      const lines = (): string[] =>
        api
          .output()
          .out.split('\n')
          .filter((line) => line.includes('uncaught') && line.includes(`fault-of-a-${fault}`));
      // The response may arrive before the log line.
      await until(() => lines().length > 0);
      expect(lines()).toHaveLength(1);
    }
    expect(api.output().err).toBe('');
  });

  it('writes neither what was searched for nor the token of a link into its log', async () => {
    const api = start({});
    const headers = { 'X-Request-Id': 'with-a-secret' };
    await fetch(`${await addressOf(api)}/api/quote-links/c2VjcmV0/seen?q=%30912`, { method: 'POST', headers });
    const line = () =>
      api
        .output()
        .out.split('\n')
        .find((each) => each.includes('with-a-secret'));
    await until(() => line() !== undefined);
    expect(JSON.parse(line() ?? '')).toMatchObject({ req: { path: '/api/quote-links/…/seen' } });
    expect(api.output().out).not.toMatch(/c2VjcmV0|0912/);
  });

  it('finishes what it is asked before it closes on a signal', async () => {
    const api = start({ ADMIN_USERNAME: 'tester', ADMIN_PASSWORD: 'a password of tests' });
    const url = `${await addressOf(api)}/api/admin/login`;
    const body = JSON.stringify({ username: 'tester', password: 'a password of tests' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' };
    const login = request(url, { method: 'POST', headers });
    const answer = once(login, 'response') as Promise<[IncomingMessage]>;
    // The API has the request, and waits for its body, when it says so.
    login.flushHeaders();
    await once(login, 'continue');
    api.process.kill('SIGTERM');
    await refused(url);
    login.end(body);
    const [{ statusCode }] = await answer;
    expect(statusCode).toBe(200);
    expect(await api.ended).toBe(0);
  });
});

describe('npm run migrate', () => {
  const migrate = async (command: string) => {
    const migrating = startMigrate(command, fresh.variables);
    running.push(migrating);
    const code = await migrating.ended;
    const { out, err } = migrating.output();
    return { code, lines: out.trim().split('\n'), err };
  };
  it('says what there is to do, does it, and does not drop all data by taking the baseline back', async () => {
    const names = migrations.map(({ name }) => name);
    expect((await migrate('status')).lines).toEqual([
      ...names.map((name) => `pending ${name}`),
      `0 applied, ${names.length} pending, 0 that this release does not know`,
    ]);
    const up = await migrate('up');
    expect([up.code, up.lines, up.err]).toEqual([0, names.map((name) => `applied ${name}`), '']);
    for (const name of names.slice(1).reverse()) expect((await migrate('down')).lines).toEqual([`taken back ${name}`]);
    const down = await migrate('down');
    expect([down.code, down.err]).toEqual([1, expect.stringMatching(/^migrate: the baseline is .* drop the database/)]);
  }, 60_000);

  it('says what it takes, and what is wrong, in one line', async () => {
    const away = startMigrate('status', { ...fresh.variables, DATABASE_URL: 'mysql://root:secret@127.0.0.1:9/shop' });
    running.push(away);
    const wrong = await migrate('upp');
    expect([wrong.code, wrong.err]).toEqual([1, 'migrate: say one of: npm run migrate -- status | up | down\n']);
    expect(await away.ended).toBe(1);
    expect(away.output().err).toBe('migrate: the database of DATABASE_URL cannot be reached (ECONNREFUSED)\n');
  });
});

/** Resolves when nobody listens at `url` any more. */
async function refused(url: string): Promise<void> {
  for (;;) {
    const attempt = request(url).end();
    const taken = await Promise.race([once(attempt, 'response'), once(attempt, 'error')]).then(
      ([outcome]) => !(outcome instanceof Error),
      () => false,
    );
    attempt.destroy();
    if (!taken) return;
  }
}
