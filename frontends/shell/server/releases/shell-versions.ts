import { setTimeout as sleep } from 'node:timers/promises';

import type { ReleaseStore } from './release-store';

const LOOK_AGAIN_MS = 500;

/** The versions of the shell in the store: those of other copies of this server, and of open tabs. */
export class ShellVersions {
  private known = new Set<string>();
  private next: Promise<void> | undefined;
  private lookedAt = 0;

  constructor(private readonly releases: ReleaseStore) {}

  /** Rejects when the store fails. */
  async has(version: string): Promise<boolean> {
    // A copy that was started this moment may have sent a page already.
    if (!this.known.has(version)) await this.look();
    return this.known.has(version);
  }

  /** A look that begins after it was asked for. Twice a second at most, however many versions somebody makes up. */
  private look(): Promise<void> {
    this.next ??= this.lookNext();
    return this.next;
  }

  private async lookNext(): Promise<void> {
    await sleep(this.lookedAt + LOOK_AGAIN_MS - Date.now());
    this.next = undefined;
    this.lookedAt = Date.now();
    this.known = new Set(await this.releases.versions('shell'));
  }
}
