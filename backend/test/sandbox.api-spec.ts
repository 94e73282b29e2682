import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { FileTooComplex, TooManyRequests, Unavailable } from '../src/common/errors/index.js';
import { Limits } from '../src/common/limits/index.js';
import { Sandbox, staffSender, visitorSender, type Sender } from '../src/common/sandbox/index.js';
import { Env } from '../src/config/index.js';

interface Functions {
  echo: (value: unknown) => unknown;
  pid: () => number;
  secrets: () => string[];
  fail: () => void;
  crash: () => void;
  hang: () => void;
  fillMemory: () => void;
  grow: () => number;
}
const functions = { url: () => new URL('support/sandboxed.mjs', import.meta.url).href };

const sandbox = new Sandbox(new Limits(new Env({ NODE_ENV: 'test' })));
afterAll(() => sandbox.onApplicationShutdown());

const staff = staffSender({ id: 1 });
const visitor = (nth: number): Sender => visitorSender(`198.51.100.${nth}`);
const run = <Name extends keyof Functions>(name: Name, sender = staff, ...input: Parameters<Functions[Name]>) =>
  sandbox.run<Functions, Name>(functions, name, input, { sender, seconds: name === 'hang' ? 1 : 20 });
const outcomeOf = (job: Promise<unknown>): Promise<unknown> =>
  job.then(
    () => 'done',
    (error: Error) => error.constructor,
  );

it('hands copies of bytes in and out, and knows no variable of the environment', async () => {
  expect(await run('echo', staff, { bytes: Buffer.from('سیب') })).toEqual({ bytes: Buffer.from('سیب') });
  // The shell in between adds its own.
  expect(['PWD', 'SHLVL', '_', 'OLDPWD']).toEqual(expect.arrayContaining(await run('secrets')));
});

it('keeps one process for one file after another', async () => {
  expect(await run('pid')).toBe(await run('pid'));
});

it('refuses what takes too long, fills the memory or ends the process, then that stranger, and goes on with others', async () => {
  for (const how of ['hang', 'fillMemory', 'crash'] as const) {
    const killed = outcomeOf(run(how, visitor(1)));
    const next = run('echo', visitor(2), 'next');
    expect([how, await killed, await next]).toEqual([how, FileTooComplex, 'next']);
  }
  expect(await outcomeOf(run('echo', visitor(1), 'x'))).toBe(TooManyRequests);
});

it('reports an error in our own code unchanged', async () => {
  await expect(run('fail')).rejects.toThrow('a fault of ours');
});

it('replaces a process that has grown', async () => {
  const before = await run('pid');
  await run('grow');
  expect(await run('pid')).not.toBe(before);
});

it('lets four files of one stranger wait, and six of all', async () => {
  const ofOne = await Promise.all([3, 3, 3, 3, 3].map((nth) => outcomeOf(run('echo', visitor(nth), 'x'))));
  expect(ofOne).toEqual(['done', 'done', 'done', 'done', TooManyRequests]);
  const ofAll = await Promise.all([3, 4, 5, 6, 7, 8, 9].map((nth) => outcomeOf(run('echo', visitor(nth), 'x'))));
  expect(ofAll.filter((outcome) => outcome === Unavailable)).toHaveLength(1);
});

it('parses files of staff before those of strangers', async () => {
  const order: string[] = [];
  const strangers = [3, 4, 5].map(async (nth) => {
    await run('echo', visitor(nth), 'x');
    order.push(`stranger ${nth}`);
  });
  await setImmediate();
  const own = run('echo', staff, 'x').then(() => order.push('staff'));
  await Promise.all([...strangers, own]);
  expect(order).toEqual(['stranger 3', 'staff', 'stranger 4', 'stranger 5']);
});
