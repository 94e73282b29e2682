import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { childrenOf, freePort, listen, until } from './processes';

const TOP = resolve(import.meta.dirname, '../../..');

/**
 * Another shell server for the same backend, to be broken at will. A proxy to the backend can be shut, as if the backend were
 * down.
 */
export class OwnShell {
  /** Its own copy of the published releases. */
  readonly releases: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'afshoreh-shell-'));
  private door: Server | undefined;
  private child: ChildProcess | undefined;
  private port = 0;
  private apiPort = 0;

  constructor(private readonly backendPort = process.env.E2E_API_PORT ?? '8181') {
    this.releases = join(this.folder, 'releases');
    for (const name of ['releases', 'release-keys']) {
      cpSync(join(process.env.E2E_DATA_DIR ?? '', name), join(this.folder, name), { recursive: true });
    }
  }

  async start({ withBackend = true } = {}): Promise<void> {
    [this.port, this.apiPort] = [await freePort(), await freePort()];
    if (withBackend) await this.openDoor();
    const env = { ...process.env, PORT: String(this.port), API_PORT: String(this.apiPort), DATA_DIR: this.folder };
    this.child = spawn(process.execPath, ['frontends/shell/dist/server/main.mjs'], { cwd: TOP, env, stdio: 'ignore' });
    await until(() =>
      this.get('/livez').then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async get(path: string): Promise<{ status: number; text: string }> {
    const response = await fetch(this.url + path, { redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  }

  /** Makes the backend reachable. */
  async openDoor(): Promise<void> {
    this.door = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const onward = request({ host: '127.0.0.1', port: this.backendPort, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    await listen(this.door, this.apiPort);
  }

  /** Makes the backend unreachable. */
  async shutDoor(): Promise<void> {
    const { door } = this;
    if (!door) return;
    door.closeAllConnections();
    await new Promise((done) => door.close(done));
  }

  /** The process ids of the render workers. */
  workers(): number[] {
    return childrenOf(this.child?.pid);
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child) {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    }
    await this.shutDoor();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
