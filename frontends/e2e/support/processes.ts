import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on the loopback interface; returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits until `condition` is true; fails after this many seconds. */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 10): Promise<void> {
  const deadline = performance.now() + 1_000 * seconds;
  while (performance.now() < deadline) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`it did not happen within ${seconds} seconds`);
}

function read(pid: number | string, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The running child processes of a process. */
export function childrenOf(parent: number | undefined): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.filter((pid) => / \(.*\) [^Z] (\d+) /.exec(` ${read(pid, 'stat')}`)?.[1] === String(parent)).map(Number);
}

/** The command line of a process. */
export function commandOf(pid: number): string {
  return read(pid, 'cmdline').replaceAll('\0', ' ');
}
