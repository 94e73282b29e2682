import { Injectable } from '@nestjs/common';
import { persianDateOf } from '@afshoreh/persian';
import { Between, type EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { ValidationFailed } from '../../common/errors/index.js';
import { dayMs } from '../../common/tehran-day.js';
import { Database, findOrThrow, ifTaken, lockRevision } from '../../database/index.js';
import { recordChange, saveChange } from '../../operations/audit/index.js';
import { lockCallTimes } from '../call-times-lock.js';
import { copy, solarHolidayTitles } from '../copy.js';
import { calendarOf, daysOfYear, gregorianOf, solarHolidays, type IsHoliday } from './calendar.js';
import { Holiday } from './holiday.entity.js';
import { HolidayDto, type HolidayYearDto, type SaveHolidayDto, type UpdateHolidayDto } from './holidays.dto.js';
import { HolidayChangedMeanwhile, HolidayNotFound } from './holidays.errors.js';

/** The official calendar is published by then, and no promise of an order falls into the new year yet. */
const noticeDays = 90;

/** Updates the promises that depend on the calendar; returns how many it changed. */
type ChangeListener = (tx: EntityManager) => Promise<number>;

/** A holiday as it is stored now, and how many promises its change moved. */
export interface Saved {
  holiday: Holiday;
  movedPromises: number;
}

/** Official holidays: the solar ones are computed, the others are stored. */
@Injectable()
export class HolidaysService {
  private readonly listeners: ChangeListener[] = [];

  constructor(private readonly database: Database) {}

  /** The calendar of the committed holidays or, given a transaction, of those that it sees. One query. */
  async calendar(manager: EntityManager = this.database.read): Promise<IsHoliday> {
    return calendarOf(await this.days(manager));
  }

  async days(manager: EntityManager = this.database.read): Promise<string[]> {
    const rows = await manager.query<{ day: string }[]>('SELECT day FROM holiday');
    return rows.map(({ day }) => day);
  }

  async year(year: number | undefined, now: Date): Promise<HolidayYearDto> {
    const shownYear = year ?? persianDateOf(now).year;
    const { first, last } = daysOfYear(shownYear);
    const find = { where: { day: Between(first, last) }, order: { day: 'ASC' as const } };
    const holidays = await this.database.read.find(Holiday, find);
    return {
      year: shownYear,
      holidays: holidays.map((holiday) => HolidayDto.of(holiday)),
      solar: solarHolidays.map((each) => ({ day: gregorianOf(shownYear, each), title: solarHolidayTitles[each] })),
      yearsWithoutTable: await this.yearsWithoutTable(now),
    };
  }

  /** The years without stored holidays: this year, and the next one from `noticeDays` before its start. One query. */
  async yearsWithoutTable(now: Date): Promise<number[]> {
    const soon = new Date(now.getTime() + noticeDays * dayMs);
    const years = [...new Set([persianDateOf(now).year, persianDateOf(soon).year])];
    const days = await this.days();
    return years.filter((year) => {
      const { first, last } = daysOfYear(year);
      return !days.some((day) => day >= first && day <= last);
    });
  }

  /** Registers a function that runs in the transaction of every change. When it throws, the change is rolled back. */
  onChange(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  get(id: number): Promise<Holiday> {
    return findOrThrow(this.database.read, Holiday, id, HolidayNotFound);
  }

  /** Throws {@link ValidationFailed} for a day that is already in the table. */
  create(form: SaveHolidayDto, admin: Admin): Promise<Saved> {
    return this.change(async (tx) => {
      const holiday = await tx.save(tx.create(Holiday, { ...fieldsOf(form), version: 1 }));
      await recordChange(tx, admin, { action: 'createHoliday', after: HolidayDto.of(holiday) });
      return { holiday, movedPromises: await this.notifyListeners(tx) };
    });
  }

  update(id: number, form: UpdateHolidayDto, admin: Admin): Promise<Saved> {
    return this.change(async (tx) => {
      const stored = await findOrThrow(tx, Holiday, id, HolidayNotFound);
      let movedPromises = 0;
      const holiday = await saveChange(tx, admin, {
        action: 'updateHoliday',
        id,
        form,
        error: HolidayChangedMeanwhile,
        stored,
        stateOf: (each) => HolidayDto.of(each),
        next: () => tx.create(Holiday, { ...stored, ...fieldsOf(form) }),
        store: async (next, version) => {
          const saved = await tx.save(Object.assign(next, { version }));
          movedPromises = await this.notifyListeners(tx);
          return saved;
        },
      });
      return { holiday, movedPromises };
    });
  }

  remove(id: number, admin: Admin, expectedVersion: number | null): Promise<Saved> {
    return this.change(async (tx) => {
      const holiday = await findOrThrow(tx, Holiday, id, HolidayNotFound);
      await tx.delete(Holiday, { id });
      await recordChange(tx, admin, { action: 'deleteHoliday', before: HolidayDto.of(holiday), expectedVersion });
      return { holiday, movedPromises: await this.notifyListeners(tx) };
    });
  }

  private change(work: (tx: EntityManager) => Promise<Saved>): Promise<Saved> {
    const changed = this.database.write(async (tx) => {
      await lockCallTimes(tx);
      // This comes first, because it takes a lock: of two changes at once, the second one starts from the result of the
      // first.
      await lockRevision(tx);
      return work(tx);
    });
    return changed.catch(ifTaken(() => new ValidationFailed([{ field: 'day', message: copy.holidayTaken }])));
  }

  private async notifyListeners(tx: EntityManager): Promise<number> {
    let moved = 0;
    for (const listener of this.listeners) moved += await listener(tx);
    return moved;
  }
}

function fieldsOf({ day, title, announced }: SaveHolidayDto): Pick<Holiday, 'day' | 'title' | 'announced'> {
  return { day, title, announced };
}
