import { DiskStore } from '@afshoreh/storage';

import { BrokenRecord } from './registry';

/** A reader of signed records. For a record without a file it may return a default with the serial 0. */
interface SignedRecords<Name, Value> {
  bytesOf(name: Name): Promise<Buffer | null>;
  /** @throws BrokenRecord */
  signedRecord(bytes: Buffer | null, name: Name): Value;
}

/**
 * The newest record of each name that this machine has seen. Other processes may write to the store, so a stored record
 * is not used when it is missing, not signed, or older than the newest one seen. The newest records are kept in a
 * folder of this machine, so that this also holds after a restart.
 */
export class AcceptedRecords<Name extends string, Value extends { serial: number }> {
  private readonly newest = new Map<Name, Value>();
  private readonly kept: DiskStore;

  constructor(
    private readonly registry: SignedRecords<Name, Value>,
    folder: string,
  ) {
    this.kept = new DiskStore(folder);
  }

  /**
   * Returns the newest record, and why the one in the store was not used, if it was refused. @throws BrokenRecord when
   * there is no usable record
   */
  async read(name: Name): Promise<{ record: Value; refusal?: BrokenRecord }> {
    const newest = this.newest.get(name) ?? (await this.keptRecord(name));
    const bytes = await this.registry.bytesOf(name);
    try {
      const record = this.registry.signedRecord(bytes, name);
      if (newest && record.serial < newest.serial) throw new BrokenRecord(refusalOf(record, newest, name));
      this.newest.set(name, record);
      if (bytes && record.serial !== newest?.serial) await this.keep(name, bytes);
      return { record };
    } catch (error) {
      if (!newest || !(error instanceof BrokenRecord)) throw error;
      this.newest.set(name, newest);
      return { record: newest, refusal: error };
    }
  }

  /** Null when there is none, or when no trusted key has signed it. */
  private async keptRecord(name: Name): Promise<Value | null> {
    try {
      const bytes = await this.kept.get(keyOf(name));
      return bytes && this.registry.signedRecord(bytes, name);
    } catch {
      return null;
    }
  }

  /** A full or read-only disk must not keep a release from going live, so failures are ignored. */
  private async keep(name: Name, bytes: Buffer): Promise<void> {
    await this.kept.put(keyOf(name), bytes).catch(() => undefined);
  }
}

const keyOf = (name: string) => `${name}.json`;

function refusalOf(record: { serial: number }, newest: { serial: number }, name: string): string {
  if (record.serial === 0) return `the registry's record of ${name} is gone`;
  const [was, is] = [newest, record].map(({ serial }) => new Date(serial).toISOString());
  return `the registry's record of ${name} is of ${is}, older than the one of ${was} that was seen here`;
}
