import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { bumpRevision, Database, RevisionCache, lockRevision } from '../database/index.js';
import { saveChange } from '../operations/audit/index.js';
import { lockCallTimes } from './call-times-lock.js';
import { SettingsChangedMeanwhile } from './content.errors.js';
import { copy } from './copy.js';
import { Setting } from './setting.entity.js';
import { StoredSettingsDto } from './settings.dto.js';
import { defaultSettings, type Settings, type SettingsChange } from './settings.js';

/** Updates what depends on a setting. Returns the number of promised call times that moved, if it updates these. */
type ChangeListener = (tx: EntityManager, settings: Settings) => Promise<number | void>;

/** The settings as they are stored now, and how many promised call times moved. */
interface SavedSettings {
  settings: Settings;
  movedPromises: number;
}

@Injectable()
export class SettingsService {
  private readonly listeners: ChangeListener[] = [];

  private readonly kept: RevisionCache<Settings>;

  constructor(private readonly database: Database) {
    this.kept = new RevisionCache(database, () => settingsIn(database.read));
  }

  /** The committed settings, of the revision that this process knows, or, given a transaction, those that it sees. */
  get(tx?: EntityManager): Promise<Settings> {
    return tx ? settingsIn(tx) : this.kept.get();
  }

  /** Changes the given settings only. Throws {@link ValidationFailed} for call hours that end before they begin. */
  async update(change: SettingsChange, admin: Admin): Promise<SavedSettings> {
    refuseHoursThatEndFirst(change);
    return this.database.write(async (tx) => {
      await lockCallTimes(tx);
      // This comes first, because it takes a lock: of two changes at once, the second one sees the links that the first
      // one set.
      await lockRevision(tx);
      const stored = await this.get(tx);
      const changed = changedBy(change, stored);
      let movedPromises = 0;
      const settings = await saveChange<Settings>(tx, admin, {
        action: 'updateSettings',
        id: 'site',
        form: change,
        error: SettingsChangedMeanwhile,
        stored,
        stateOf: (each) => StoredSettingsDto.of(each),
        next: () => ({ ...stored, ...changed }),
        store: async (next, version) => {
          const rows = Object.entries({ ...changed, version });
          await tx.upsert(
            Setting,
            rows.map(([key, value]) => ({ key, value: JSON.stringify(value) })),
            ['key'],
          );
          const saved = { ...next, version };
          for (const listener of this.listeners) movedPromises += (await listener(tx, saved)) ?? 0;
          return saved;
        },
      });
      return { settings, movedPromises };
    });
  }

  /** Stores the measured time to the first call, unless it is stored already. */
  async noteAnswerMinutes(minutes: number | null): Promise<void> {
    if ((await this.get()).answerMinutes === minutes) return;
    await this.database.write(async (tx) => {
      await bumpRevision(tx);
      await tx.upsert(Setting, { key: 'answerMinutes', value: JSON.stringify(minutes) }, ['key']);
    });
  }

  /** In the caller's transaction, so that the prices of the demonstration catalogue are not too old. */
  async setRateNow(tx: EntityManager): Promise<void> {
    await tx.upsert(Setting, { key: 'usdRateDate', value: JSON.stringify(new Date()) }, ['key']);
  }

  /**
   * Registers a function that runs in the transaction of every change, for stored data that depends on a setting: the
   * prices of the catalogue depend on the exchange rate. When the function throws, the change is rolled back.
   */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }
}

async function settingsIn(manager: EntityManager): Promise<Settings> {
  const rows = await manager.query<Setting[]>('SELECT `key`, value FROM setting');
  const changed = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
  return Object.freeze({ ...defaultSettings, ...changed });
}

function changedBy(change: SettingsChange, before: Settings): Partial<Settings> {
  const { socialLinks: _links, version: _version, ...plain } = change;
  return { ...plain, ...linksOf(before, change), ...rateDateOf(before, change) };
}

function refuseHoursThatEndFirst({ callHours }: SettingsChange): void {
  if (!callHours || callHours.from < callHours.to) return;
  throw new ValidationFailed([{ field: 'callHours.to', message: copy.callHoursEndFirst }]);
}

function linksOf(before: Settings, { socialLinks }: SettingsChange): Partial<Settings> {
  return socialLinks ? { socialLinks: { ...before.socialLinks, ...socialLinks } } : {};
}

/** A changed rate gets today's date, even if the form also sends the date of the old rate. */
function rateDateOf(before: Settings, { usdRate, usdRateDate }: SettingsChange): Partial<Settings> {
  if (usdRate === undefined) return {};
  const isNew = usdRate !== before.usdRate;
  const keepsDate = usdRateDate !== undefined && !(isNew && usdRateDate === before.usdRateDate);
  return { usdRateDate: keepsDate ? usdRateDate : new Date().toISOString() };
}
