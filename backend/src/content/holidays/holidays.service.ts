import { Injectable } from '@nestjs/common';
import { persianDateOf } from '@afshoreh/persian';
import { Between, type EntityManager } from 'typeorm';
import type { Admin } from '../../auth/index.js';
import { ValidationFailed } from '../../common/errors/index.js';
import { dayMs } from '../../common/tehran-day.js';
import { bumpRevision, Database, isUniqueViolation } from '../../database/index.js';
import { recordChange, refuseStale } from '../../operations/audit/index.js';
import { lockCallTimes } from '../call-times-lock.js';
import { copy, solarHolidayTitles } from '../copy.js';
import { calendarOf, daysOfYear, gregorianOf, SOLAR_HOLIDAYS, type IsHoliday } from './calendar.js';
import { Holiday } from './holiday.entity.js';
import { HolidayDto, type HolidayYearDto, type SaveHolidayDto } from './holidays.dto.js';
import { HolidayChangedMeanwhile, HolidayNotFound } from './holidays.errors.js';

/** The official calendar is out by then, and an order of the new year is not placed yet. */
const noticeDays = 90;

/** Moves what was promised by the calendar; answers how much it moved. */
type Follower = (tx: EntityManager) => Promise<number>;

/** A holiday as it is stored now, and how many promises moved with it. */
export interface Saved {
  holiday: Holiday;
  movedPromises: number;
}

/** Official holidays: the solar ones by rule, the others as data (D38). */
@Injectable()
export class HolidaysService {
  private readonly followers: Follower[] = [];

  constructor(private readonly database: Database) {}

  /** Whether a day is a holiday, as it is committed or, given a transaction, as that sees it. One query. */
  async calendar(manager: EntityManager = this.database.read): Promise<IsHoliday> {
    return calendarOf(await this.days(manager));
  }

  /** The days of the table. */
  async days(manager: EntityManager = this.database.read): Promise<string[]> {
    const rows = await manager.query<{ day: string }[]>('SELECT day FROM holiday');
    return rows.map(({ day }) => day);
  }

  async year(year: number | undefined, now: Date): Promise<HolidayYearDto> {
    const asked = year ?? persianDateOf(now).year;
    const { first, last } = daysOfYear(asked);
    const find = { where: { day: Between(first, last) }, order: { day: 'ASC' as const } };
    const holidays = await this.database.read.find(Holiday, find);
    return {
      year: asked,
      holidays: holidays.map((holiday) => HolidayDto.of(holiday)),
      solar: SOLAR_HOLIDAYS.map((each) => ({ day: gregorianOf(asked, each), title: solarHolidayTitles[each] })),
      yearsWithoutTable: await this.yearsWithoutTable(now),
    };
  }

  /** This year, and the next one in time before it begins, unless they have a table. One query. */
  async yearsWithoutTable(now: Date): Promise<number[]> {
    const soon = new Date(now.getTime() + noticeDays * dayMs);
    const years = [...new Set([persianDateOf(now).year, persianDateOf(soon).year])];
    const days = await this.days();
    return years.filter((year) => {
      const { first, last } = daysOfYear(year);
      return !days.some((day) => day >= first && day <= last);
    });
  }

  /** Runs `follow` in the transaction of every change. When it throws, nothing changes. */
  onChange(follow: Follower): void {
    this.followers.push(follow);
  }

  /** Throws {@link HolidayNotFound}. */
  get(id: number): Promise<Holiday> {
    return found(this.database.read, id);
  }

  /** Throws {@link ValidationFailed} for a day that is in the table. */
  create(form: SaveHolidayDto, admin: Admin): Promise<Saved> {
    return this.change(async (tx) => {
      const holiday = await tx.save(tx.create(Holiday, { ...fieldsOf(form), version: 1 }));
      await record(tx, admin, 'createHoliday', null, holiday);
      return holiday;
    });
  }

  /** Throws {@link HolidayNotFound}, {@link HolidayChangedMeanwhile}, {@link ValidationFailed} as {@link create}. */
  update(id: number, form: SaveHolidayDto, admin: Admin): Promise<Saved> {
    return this.change(async (tx) => {
      const before = await found(tx, id);
      const edited = { mine: form, theirs: HolidayDto.of(before) };
      await refuseStale(tx, { subject: 'holiday', id }, edited, HolidayChangedMeanwhile);
      const holiday = await tx.save(tx.create(Holiday, { ...before, ...fieldsOf(form), version: before.version + 1 }));
      await record(tx, admin, 'updateHoliday', before, holiday);
      return holiday;
    });
  }

  /** Throws {@link HolidayNotFound}. */
  remove(id: number, admin: Admin): Promise<Saved> {
    return this.change(async (tx) => {
      const holiday = await found(tx, id);
      await tx.delete(Holiday, { id });
      await record(tx, admin, 'deleteHoliday', holiday, null);
      return holiday;
    });
  }

  private async change(work: (tx: EntityManager) => Promise<Holiday>): Promise<Saved> {
    try {
      return await this.database.write(async (tx) => {
        await lockCallTimes(tx);
        // First, because it locks: of two changes at once the second moves what the first left.
        await bumpRevision(tx);
        const holiday = await work(tx);
        let movedPromises = 0;
        for (const follow of this.followers) movedPromises += await follow(tx);
        return { holiday, movedPromises };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ValidationFailed([{ field: 'day', message: copy.holidayTaken }]);
    }
  }
}

function fieldsOf({ day, title, announced }: SaveHolidayDto): Pick<Holiday, 'day' | 'title' | 'announced'> {
  return { day, title, announced };
}

async function found(manager: EntityManager, id: number): Promise<Holiday> {
  const holiday = await manager.findOneBy(Holiday, { id });
  if (!holiday) throw new HolidayNotFound(id);
  return holiday;
}

async function record(
  tx: EntityManager,
  admin: Admin,
  action: string,
  before: Holiday | null,
  after: Holiday | null,
): Promise<void> {
  const states = { before: before && HolidayDto.of(before), after: after && HolidayDto.of(after) };
  await recordChange(tx, admin, { action, subject: 'holiday', subjectId: (after ?? before)?.id ?? 0, ...states });
}
