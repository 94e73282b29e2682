import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { SettingsService, type Settings } from '../content/index.js';
import { bumpRevision, Database, isUniqueViolation } from '../database/index.js';
import { recorderOf, refuseStale } from '../operations/audit/index.js';
import { PriceListEntryChangedMeanwhile, PriceListEntryNotFound, PriceListNameTaken } from './catalog.errors.js';
import { nameKeyOf } from './name-key.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import { PriceListEntryDto, type SavePriceListEntryDto, type UpdatePriceListEntryDto } from './price-list.dto.js';
import { Product, storedPriceOf } from './product.entity.js';
import { shownRateOf } from './rate-age.js';

/** The price list (D2). It keeps the stored price of every product right when a row or the rate changes. */
@Injectable()
export class PriceListService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.settings.onChange((tx, settings) => this.repriceAll(tx, settings));
  }

  /** Stores the price of every product that has a list price anew, as it is shown at `now`. */
  async repriceAll(tx: EntityManager, settings: Settings, now = new Date()): Promise<void> {
    const rate = shownRateOf(settings, now);
    for (const entry of await tx.find(PriceListEntry)) await reprice(tx, entry.nameKey, entry.usdPerTon, rate);
  }

  /** Whether any price follows from the rate. */
  hasEntries(): Promise<boolean> {
    return this.database.read.exists(PriceListEntry);
  }

  /** In the order in which they were added. */
  list(): Promise<PriceListEntry[]> {
    return this.database.read.find(PriceListEntry, { order: { id: 'ASC' } });
  }

  /** Throws {@link PriceListEntryNotFound}. */
  get(id: number): Promise<PriceListEntry> {
    return found(this.database.read, id);
  }

  /** Throws {@link PriceListNameTaken}, also for the same name typed another way (D3). */
  create(form: SavePriceListEntryDto, admin: Admin): Promise<PriceListEntry> {
    return this.change(form.name, async (tx, settings) => {
      const entry = await this.add(form, tx, settings);
      await record(tx, admin, 'createPriceListEntry', entry.id, null, PriceListEntryDto.of(entry, settings));
      return entry;
    });
  }

  /** As {@link create}, in a transaction that does more, and by nobody (the demonstration catalogue). */
  async add(form: SavePriceListEntryDto, tx: EntityManager, settings: Settings): Promise<PriceListEntry> {
    const entry = tx.create(PriceListEntry, { ...form, version: 1, nameKey: nameKeyOf(form.name) });
    await reprice(tx, entry.nameKey, entry.usdPerTon, shownRateOf(settings));
    return tx.save(entry);
  }

  /** Throws {@link PriceListEntryNotFound}, {@link PriceListNameTaken}, {@link PriceListEntryChangedMeanwhile}. */
  update(id: number, { version, ...form }: UpdatePriceListEntryDto, admin: Admin): Promise<PriceListEntry> {
    return this.change(form.name, async (tx, settings) => {
      const entry = await found(tx, id);
      const before = PriceListEntryDto.of(entry, settings);
      const edited = { mine: { ...form, version }, theirs: before };
      await refuseStale(tx, { subject: 'price_list_entry', id }, edited, PriceListEntryChangedMeanwhile);
      await reprice(tx, entry.nameKey, null, null);
      Object.assign(entry, form, { nameKey: nameKeyOf(form.name) });
      if (!isDeepStrictEqual(PriceListEntryDto.of(entry, settings), before)) entry.version += 1;
      await reprice(tx, entry.nameKey, entry.usdPerTon, shownRateOf(settings));
      await tx.save(entry);
      await record(tx, admin, 'updatePriceListEntry', id, before, PriceListEntryDto.of(entry, settings));
      return entry;
    });
  }

  /** Products of this name have no list price any more. Throws {@link PriceListEntryNotFound}. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.change('', async (tx, settings) => {
      const entry = await found(tx, id);
      await tx.delete(PriceListEntry, { id });
      await reprice(tx, entry.nameKey, null, null);
      await record(tx, admin, 'deletePriceListEntry', id, PriceListEntryDto.of(entry, settings), null);
    });
  }

  private async change<T>(name: string, work: (tx: EntityManager, settings: Settings) => Promise<T>): Promise<T> {
    try {
      return await this.database.write(async (tx) => {
        await bumpRevision(tx);
        return work(tx, await this.settings.get(tx));
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new PriceListNameTaken(name);
      throw error;
    }
  }
}

const record = recorderOf<PriceListEntryDto>('price_list_entry');

async function found(tx: EntityManager, id: number): Promise<PriceListEntry> {
  const entry = await tx.findOneBy(PriceListEntry, { id });
  if (!entry) throw new PriceListEntryNotFound(id);
  return entry;
}

/** Three statements, however many products have the name: those that show their own price keep it (D2). */
async function reprice(
  tx: EntityManager,
  nameKey: string,
  listUsdPerTon: number | null,
  rate: number | null,
): Promise<void> {
  const stored = storedPriceOf({ showPrice: false, price: null, listUsdPerTon }, rate);
  await tx.update(Product, { nameKey }, { listUsdPerTon });
  await tx.update(Product, { nameKey, showPrice: false }, stored);
  await tx.update(Product, { nameKey, showPrice: true, price: IsNull() }, stored);
}
