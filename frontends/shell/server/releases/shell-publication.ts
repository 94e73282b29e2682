import { integrityOf } from '@afshoreh/build/seal';

import { InvalidManifest } from './manifest';
import type { OwnShell } from './own-shell';
import { KEPT_DAYS } from './registry';
import type { ReleaseStore } from './release-store';
import { baseOf } from './snapshot';

/** How often a running server writes the time of its last run. */
const AGAIN_MS = 6 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;
/** The longest that a start waits for the store. */
const START_TIMEOUT_MS = 10_000;

interface Options {
  releases: ReleaseStore;
  shell: OwnShell;
  log: (line: string) => void;
  now?: () => Date;
}

/**
 * Publishes the browser files of the running shell to the release store, so that other servers, and this one after the next
 * deployment, can serve them to open tabs.
 */
export class ShellPublication {
  private timer: NodeJS.Timeout | undefined;
  private retryMs = FIRST_RETRY_MS;
  private logged: string | undefined;
  private stopped = false;

  constructor(private readonly options: Options) {}

  /** Publishes now and regularly. Resolves when it is done or takes too long, because this server has its own files in memory. */
  async start(timeoutMs = START_TIMEOUT_MS): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => (timer = setTimeout(resolve, timeoutMs)));
    await Promise.race([this.publishAndSchedule(), timeout]);
    clearTimeout(timer);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Publishes this version if it is missing, records that it runs, and removes versions that have not run for 30 days. The
   * record comes first, so that no other server removes the new version as old.
   */
  async publish(): Promise<void> {
    const { releases, shell, now = () => new Date() } = this.options;
    const { manifest } = shell;
    await releases.noteRun(manifest.version, now());
    if (!(await this.isPublished())) {
      const bytes = releases.signedManifest('shell', Buffer.from(JSON.stringify(manifest)));
      await releases.add(manifest, bytes, (path) => Promise.resolve(this.bytesOf(path)));
    }
    for (const version of await releases.versions('shell')) {
      const lastRun = version === manifest.version ? null : await releases.lastRun(version);
      if (lastRun !== null && lastRun < now().getTime() - KEPT_DAYS * DAY_MS) await releases.remove('shell', version);
    }
  }

  /** Whether the store has this version. One whose manifest is damaged or not signed by us is published again. */
  private async isPublished(): Promise<boolean> {
    const { releases, shell } = this.options;
    try {
      return (await releases.shellManifest(shell.manifest.version)) !== null;
    } catch (error) {
      if (error instanceof InvalidManifest) return false;
      throw error;
    }
  }

  /** Publishes once and sets the timer for the next time. Never rejects. */
  private async publishAndSchedule(): Promise<void> {
    let waitMs = AGAIN_MS;
    try {
      await this.publish();
      this.logOnce(undefined);
      this.retryMs = FIRST_RETRY_MS;
    } catch (error) {
      this.logOnce(error instanceof Error ? error.message : String(error));
      waitMs = this.retryMs;
      this.retryMs = Math.min(2 * waitMs, LONGEST_RETRY_MS);
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.publishAndSchedule(), waitMs).unref();
  }

  /** Logs a problem once, until it changes or is over. */
  private logOnce(reason: string | undefined): void {
    if (reason !== undefined && reason !== this.logged) {
      this.options.log(`the shell's files are served by this copy alone, until the store takes them: ${reason}`);
    }
    this.logged = reason;
  }

  /** A file by its path in the manifest, `web/shell.….js.br`; null when a new build has replaced it. */
  private bytesOf(path: string): Buffer | null {
    const { manifest, files } = this.options.shell;
    const [, name = '', form] = /^web\/(.*?)(\.br|\.gz)?$/.exec(path) ?? [];
    const file = files.get(baseOf(manifest) + name);
    const bytes = form === '.br' ? file?.br : form === '.gz' ? file?.gzip : file?.plain;
    return bytes && integrityOf(bytes) === manifest.files[path] ? bytes : null;
  }
}
