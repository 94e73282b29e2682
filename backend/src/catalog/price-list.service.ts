import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database, isUniqueViolation } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { PriceListEntryNotFound, PriceListNameTaken } from './catalog.errors.js';
import { nameKeyOf } from './name-key.js';
import { PriceListEntry } from './price-list-entry.entity.js';
import { PriceListEntryDto, type SavePriceListEntryDto } from './price-list.dto.js';
import { Product, storedPriceOf } from './product.entity.js';

/** The price list (D2). It keeps the stored price of every product right when a row or the rate changes. */
@Injectable()
export class PriceListService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  onModuleInit(): void {
    this.settings.onChange(async (tx, { usdRate }) => {
      for (const entry of await tx.find(PriceListEntry)) await reprice(tx, entry.nameKey, entry.usdPerTon, usdRate);
    });
  }

  /** In the order in which they were added. */
  list(): Promise<PriceListEntry[]> {
    return this.database.read.find(PriceListEntry, { order: { id: 'ASC' } });
  }

  /** Throws {@link PriceListNameTaken}, also for the same name typed another way (D3). */
  create(form: SavePriceListEntryDto, admin: Admin): Promise<PriceListEntry> {
    return this.change(form.name, async (tx, usdRate) => {
      const entry = await this.add(form, tx, usdRate);
      await record(tx, admin, 'createPriceListEntry', entry.id, null, PriceListEntryDto.of(entry, usdRate));
      return entry;
    });
  }

  /** As {@link create}, in a transaction that does more, and by nobody (the demonstration catalogue). */
  async add(form: SavePriceListEntryDto, tx: EntityManager, usdRate: number): Promise<PriceListEntry> {
    const entry = tx.create(PriceListEntry, { ...form, nameKey: nameKeyOf(form.name) });
    await reprice(tx, entry.nameKey, entry.usdPerTon, usdRate);
    return tx.save(entry);
  }

  /** Throws {@link PriceListEntryNotFound}, {@link PriceListNameTaken}. */
  update(id: number, form: SavePriceListEntryDto, admin: Admin): Promise<PriceListEntry> {
    return this.change(form.name, async (tx, usdRate) => {
      const entry = await found(tx, id);
      const before = PriceListEntryDto.of(entry, usdRate);
      await reprice(tx, entry.nameKey, null, usdRate);
      Object.assign(entry, form, { nameKey: nameKeyOf(form.name) });
      await reprice(tx, entry.nameKey, entry.usdPerTon, usdRate);
      await tx.save(entry);
      await record(tx, admin, 'updatePriceListEntry', id, before, PriceListEntryDto.of(entry, usdRate));
      return entry;
    });
  }

  /** Products of this name have no list price any more. Throws {@link PriceListEntryNotFound}. */
  remove(id: number, admin: Admin): Promise<void> {
    return this.change('', async (tx, usdRate) => {
      const entry = await found(tx, id);
      await tx.delete(PriceListEntry, { id });
      await reprice(tx, entry.nameKey, null, usdRate);
      await record(tx, admin, 'deletePriceListEntry', id, PriceListEntryDto.of(entry, usdRate), null);
    });
  }

  private async change<T>(name: string, work: (tx: EntityManager, usdRate: number) => Promise<T>): Promise<T> {
    try {
      return await this.database.write(async (tx) => {
        await bumpRevision(tx);
        const { usdRate } = await this.settings.get(tx);
        return work(tx, usdRate);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new PriceListNameTaken(name);
      throw error;
    }
  }
}

type State = PriceListEntryDto | null;

function record(
  tx: EntityManager,
  admin: Admin,
  action: string,
  id: number,
  before: State,
  after: State,
): Promise<void> {
  return recordChange(tx, admin, { action, subject: 'price_list_entry', subjectId: id, before, after });
}

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
  usdRate: number,
): Promise<void> {
  const stored = storedPriceOf({ showPrice: false, price: null, listUsdPerTon }, usdRate);
  await tx.update(Product, { nameKey }, { listUsdPerTon });
  await tx.update(Product, { nameKey, showPrice: false }, stored);
  await tx.update(Product, { nameKey, showPrice: true, price: IsNull() }, stored);
}
