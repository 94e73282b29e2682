import type { RemoteName } from '@afshoreh/contracts';
import { DiskStore } from '@afshoreh/storage';

import { BrokenRecord, type Registry, type ReleaseRecord } from './registry';

/**
 * The newest record of each remote that this machine has seen. Others may write to the store, so a record in it that is missing,
 * not signed, or older than the newest one is not used. The newest ones are kept in a folder of this machine, so that this also
 * holds after a restart.
 */
export class AcceptedRecords {
  private readonly newest = new Map<RemoteName, ReleaseRecord>();
  private readonly kept: DiskStore;

  constructor(
    private readonly registry: Registry,
    folder: string,
  ) {
    this.kept = new DiskStore(folder);
  }

  /**
   * The newest record, and why the one in the store is not used if it is another one. @throws BrokenRecord when there is no other
   */
  async read(remote: RemoteName): Promise<{ record: ReleaseRecord; refusal?: BrokenRecord }> {
    const newest = this.newest.get(remote) ?? (await this.keptRecord(remote));
    const bytes = await this.registry.bytesOf(remote);
    try {
      const record = this.registry.signedRecord(bytes, remote);
      if (newest && record.serial < newest.serial) throw new BrokenRecord(refusalOf(record, newest, remote));
      this.newest.set(remote, record);
      if (bytes && record.serial !== newest?.serial) await this.keep(remote, bytes);
      return { record };
    } catch (error) {
      if (!newest || !(error instanceof BrokenRecord)) throw error;
      this.newest.set(remote, newest);
      return { record: newest, refusal: error };
    }
  }

  /** Null without one, or when no trusted key has signed it. */
  private async keptRecord(remote: RemoteName): Promise<ReleaseRecord | null> {
    try {
      const bytes = await this.kept.get(keyOf(remote));
      return bytes && this.registry.signedRecord(bytes, remote);
    } catch {
      return null;
    }
  }

  /** A disk that is full or read-only must not keep a release from going live. */
  private async keep(remote: RemoteName, bytes: Buffer): Promise<void> {
    await this.kept.put(keyOf(remote), bytes).catch(() => undefined);
  }
}

const keyOf = (remote: RemoteName) => `${remote}.json`;

function refusalOf(record: ReleaseRecord, newest: ReleaseRecord, remote: RemoteName): string {
  if (record.serial === 0) return `the registry's record of ${remote} is gone`;
  const [was, is] = [newest, record].map(({ serial }) => new Date(serial).toISOString());
  return `the registry's record of ${remote} is of ${is}, older than the one of ${was} that was seen here`;
}
