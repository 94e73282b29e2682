import { setTimeout as sleep } from 'node:timers/promises';

import type { ReleaseStore } from './release-store';

const LOOK_AGAIN_MS = 500;

/** The versions of the shell in the store, for open tabs and for other servers. */
export class ShellVersions {
  private known = new Set<string>();
  private next: Promise<void> | undefined;
  private lookedAt = 0;

  constructor(private readonly releases: ReleaseStore) {}

  /** Rejects when the store fails. */
  async has(version: string): Promise<boolean> {
    // Another server may have just started and already sent a page of its version.
    if (!this.known.has(version)) await this.look();
    return this.known.has(version);
  }

  /** Lists the versions anew. This happens at most twice a second, because anybody can request unknown versions. */
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
