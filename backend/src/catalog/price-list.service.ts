import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { SettingsService, type Settings } from '../content/index.js';
import { Database, findOrThrow, ifTaken } from '../database/index.js';
import { recordChange, saveChange, type Author } from '../operations/audit/index.js';
import { PriceListEntryChangedMeanwhile, PriceListEntryNotFound, PriceListNameTaken } from './catalog.errors.js';
import { nameKeyOf } from './name-key.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import { withPriceEvents } from './price-events.js';
import { PriceListEntryDto, type SavePriceListEntryDto, type UpdatePriceListEntryDto } from './price-list.dto.js';
import { Product, storedPriceOf } from './product.entity.js';
import { shownRateOf } from './rate-age.js';

/** The price list. It recomputes the stored prices of products when a row or the exchange rate changes. */
@Injectable()
export class PriceListService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.settings.onChange((tx, settings) => this.repriceAll(tx, settings));
  }

  /** Recomputes the stored price of every product that has a list price, as it is shown at `now`. */
  async repriceAll(tx: EntityManager, settings: Settings, now = new Date()): Promise<void> {
    const rate = shownRateOf(settings, now);
    const entries = await tx.find(PriceListEntry);
    const nameKeys = entries.map(({ nameKey }) => nameKey);
    await withPriceEvents(tx, nameKeys, async () => {
      for (const { nameKey, usdPerTon } of entries) await reprice(tx, nameKey, usdPerTon, rate);
    });
  }

  /** Whether the list has rows, so that prices depend on the exchange rate. */
  hasEntries(): Promise<boolean> {
    return this.database.read.exists(PriceListEntry);
  }

  list(): Promise<PriceListEntry[]> {
    return this.database.read.find(PriceListEntry, { order: { id: 'ASC' } });
  }

  get(id: number): Promise<PriceListEntry> {
    return findOrThrow(this.database.read, PriceListEntry, id, PriceListEntryNotFound);
  }

  /** Throws {@link PriceListNameTaken}, also when the same name is typed another way. */
  create(form: SavePriceListEntryDto, author: Author): Promise<PriceListEntry> {
    return this.change(form.name, async (tx, settings) => {
      const entry = await this.add(form, tx, settings);
      const after = PriceListEntryDto.of(entry, settings);
      await recordChange(tx, author, { action: 'createPriceListEntry', after });
      return entry;
    });
  }

  /** Like {@link create}, but inside the caller's transaction and without an admin, for the demonstration catalogue. */
  async add(form: SavePriceListEntryDto, tx: EntityManager, settings: Settings): Promise<PriceListEntry> {
    const entry = tx.create(PriceListEntry, { ...form, version: 1, nameKey: nameKeyOf(form.name) });
    await withPriceEvents(tx, [entry.nameKey], () =>
      reprice(tx, entry.nameKey, entry.usdPerTon, shownRateOf(settings)),
    );
    return tx.save(entry);
  }

  update(id: number, { version, ...form }: UpdatePriceListEntryDto, author: Author): Promise<PriceListEntry> {
    return this.change(form.name, async (tx, settings) => {
      const stored = await findOrThrow(tx, PriceListEntry, id, PriceListEntryNotFound);
      return saveChange(tx, author, {
        action: 'updatePriceListEntry',
        id,
        form: { ...form, version },
        error: PriceListEntryChangedMeanwhile,
        stored,
        stateOf: (entry) => PriceListEntryDto.of(entry, settings),
        next: () => tx.create(PriceListEntry, { ...stored, ...form, nameKey: nameKeyOf(form.name) }),
        store: async (entry, next) => {
          await withPriceEvents(tx, [stored.nameKey, entry.nameKey], async () => {
            await reprice(tx, stored.nameKey, null, null);
            await reprice(tx, entry.nameKey, entry.usdPerTon, shownRateOf(settings));
          });
          return tx.save(Object.assign(entry, { version: next }));
        },
      });
    });
  }

  /** Removes the row; products of this name lose their list price. Throws {@link PriceListEntryNotFound}. */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.change('', async (tx, settings) => {
      const entry = await findOrThrow(tx, PriceListEntry, id, PriceListEntryNotFound);
      await tx.delete(PriceListEntry, { id });
      await withPriceEvents(tx, [entry.nameKey], () => reprice(tx, entry.nameKey, null, null));
      const before = PriceListEntryDto.of(entry, settings);
      await recordChange(tx, author, { action: 'deletePriceListEntry', before, expectedVersion });
    });
  }

  private change<T>(name: string, work: (tx: EntityManager, settings: Settings) => Promise<T>): Promise<T> {
    const changed = this.database.writePublic(async (tx) => work(tx, await this.settings.get(tx)));
    return changed.catch(ifTaken(() => new PriceListNameTaken(name)));
  }
}

/** For all products with this name, in three statements. Products that show their own price keep it. */
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
