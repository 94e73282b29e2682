import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { bumpRevision, Database } from '../database/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import { lockCallTimes } from './call-times-lock.js';
import { SettingsChangedMeanwhile } from './content.errors.js';
import { copy } from './copy.js';
import { Setting } from './setting.entity.js';
import { SettingsDto } from './settings.dto.js';
import { defaultSettings, type Settings, type SettingsChange } from './settings.js';

/** Brings in line what depends on a setting; answers how many promises of calls it moved, if that is what it does. */
type Follower = (tx: EntityManager, settings: Settings) => Promise<number | void>;

/** The settings as they are stored now, and how many promises of calls moved with them. */
interface SavedSettings {
  settings: Settings;
  movedPromises: number;
}

/** What the site says about the company, and the exchange rate (D27, D28). */
@Injectable()
export class SettingsService {
  private readonly followers: Follower[] = [];

  constructor(private readonly database: Database) {}

  /** The settings as they are committed or, given a transaction, as it sees them. */
  async get(manager: EntityManager = this.database.read): Promise<Settings> {
    const rows = await manager.query<Setting[]>('SELECT `key`, value FROM setting');
    const changed = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
    return { ...defaultSettings, ...changed };
  }

  /** Changes what is named and nothing else. Throws {@link ValidationFailed} for hours that end before they begin,
   * {@link SettingsChangedMeanwhile} when the change was made of another version. */
  async update(change: SettingsChange, admin: Admin): Promise<SavedSettings> {
    refuseHoursThatEndFirst(change);
    return this.database.write(async (tx) => {
      await lockCallTimes(tx);
      // First, because it locks: of two changes at once the second sees the links that the first set.
      await bumpRevision(tx);
      const before = await this.get(tx);
      const edited = { mine: change, theirs: SettingsDto.of(before) };
      await refuseStale(tx, { subject: 'settings', id: 'site' }, edited, SettingsChangedMeanwhile);
      const changed = changedBy(change, before);
      const rows = Object.entries(changed).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
      if (rows.length > 0) await tx.upsert(Setting, rows, ['key']);
      const settings = { ...before, ...changed };
      let movedPromises = 0;
      for (const follow of this.followers) movedPromises += (await follow(tx, settings)) ?? 0;
      await recordChange(tx, admin, {
        ...{ action: 'updateSettings', subject: 'settings', subjectId: 'site' },
        ...{ before: SettingsDto.of(before), after: SettingsDto.of(settings) },
      });
      return { settings, movedPromises };
    });
  }

  /** Says, in a transaction that does more, that the rate was set now: the demonstration's prices are as old as itself. */
  async setRateNow(tx: EntityManager): Promise<void> {
    await tx.upsert(Setting, { key: 'usdRateDate', value: JSON.stringify(new Date()) }, ['key']);
  }

  /**
   * Runs `follow` in the transaction of every change, for what is stored elsewhere and depends on a setting (the sort
   * prices of the catalogue on the rate). When it throws, nothing changes.
   */
  onChange(follow: Follower): void {
    this.followers.push(follow);
  }
}

function changedBy(change: SettingsChange, before: Settings): Partial<Settings> {
  const { socialLinks: _links, version: _version, ...plain } = change;
  const changed = { ...plain, ...linksOf(before, change), ...rateDateOf(before, change) };
  const isSame = isDeepStrictEqual({ ...before, ...changed }, before);
  return isSame ? {} : { ...changed, version: before.version + 1 };
}

function refuseHoursThatEndFirst({ callHours }: SettingsChange): void {
  if (!callHours || callHours.from < callHours.to) return;
  throw new ValidationFailed([{ field: 'callHours.to', message: copy.callHoursEndFirst }]);
}

function linksOf(before: Settings, { socialLinks }: SettingsChange): Partial<Settings> {
  return socialLinks ? { socialLinks: { ...before.socialLinks, ...socialLinks } } : {};
}

/** A rate that is set gets today's date, also when a form sends the date of the old one along (D2). */
function rateDateOf(before: Settings, { usdRate, usdRateDate }: SettingsChange): Partial<Settings> {
  if (usdRate === undefined) return {};
  const isNew = usdRate !== before.usdRate;
  const keepsDate = usdRateDate !== undefined && !(isNew && usdRateDate === before.usdRateDate);
  return { usdRateDate: keepsDate ? usdRateDate : new Date().toISOString() };
}
