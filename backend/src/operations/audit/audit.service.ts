import { setImmediate as turn } from 'node:timers/promises';
import { toLatinDigits } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { In, LessThan, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { AdminAccount, areaOf, mayCall, RoleInsufficient, type Admin } from '../../auth/index.js';
import { fromNearerEnd, rangeOf, type Page } from '../../common/http/index.js';
import { Category } from '../../catalog/index.js';
import { holdsWords } from '../../common/search/index.js';
import { Database } from '../../database/index.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { ValueNames } from './audit-values.js';
import type { ListedEntry, NamedEntry } from './audit-words.js';
import type { AuditExportQuery, AuditFiltersDto, AuditQuery } from './audit.dto.js';
import { actions, thingNames } from './copy.js';
import { subjects, type Subject } from './subjects.js';

/** Ids that are read from the index at once, and rows of a batch: on SQLite everybody else waits meanwhile. */
const [idsAtOnce, rowsAtOnce] = [5_000, 100];

/** Reads what `recordChange` wrote. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /**
   * One page, the newest first. Five queries: the total and the ids come from one index that has every filter, whichever
   * are asked for; the rows with their values; what categories are called; which things are gone. Throws
   * {@link RoleInsufficient}.
   */
  async list(query: AuditQuery, admin: Admin): Promise<Page<ListedEntry>> {
    refuseOthers(query, admin);
    const counted = await this.found(query).select('COUNT(*)', 'total').getRawOne<{ total: number | string }>();
    const total = Number(counted?.total ?? 0);
    const { skip, take } = rangeOf(query);
    if (skip >= total) return { rows: [], total };
    const rows = await this.rowsOf(
      await newestOf(this.found(query), { skip, take: Math.min(take, total - skip) }, total),
    );
    const [names, gone] = [await this.names(), await this.gone(rows)];
    return { rows: rows.map((entry) => ({ ...entry, names, gone: gone.has(thingKey(entry)) })), total };
  }

  /** All that the list would show, in batches by rising id. Throws {@link RoleInsufficient} before the first. */
  batches(query: AuditExportQuery, admin: Admin): AsyncGenerator<NamedEntry[]> {
    refuseOthers(query, admin);
    return this.inBatches(query);
  }

  private async *inBatches(query: AuditExportQuery): AsyncGenerator<NamedEntry[]> {
    const names = await this.names();
    for (let after = 0; ;) {
      const later = this.found(query).andWhere('entry.id > :after', { after });
      const ids = await idsOf(later, 'ASC', { skip: 0, take: idsAtOnce });
      for (let first = 0; first < ids.length; first += rowsAtOnce) {
        const rows = await this.rowsOf(ids.slice(first, first + rowsAtOnce));
        yield rows.map((entry) => ({ ...entry, names }));
        await turn();
      }
      if (ids.length < idsAtOnce) return;
      after = ids.at(-1) ?? after;
    }
  }

  async filters(): Promise<AuditFiltersDto> {
    const admins = await this.database.read.find(AdminAccount, { order: { displayName: 'ASC', id: 'ASC' } });
    return {
      subjects: subjects.map((value) => ({ value, label: thingNames[value] })),
      actions: Object.entries(actions).map(([value, { subject, name }]) => ({ value, label: name, subject })),
      admins: admins.map(({ id, displayName }) => ({ id, name: displayName })),
    };
  }

  private found(query: AuditExportQuery): SelectQueryBuilder<AuditEntry> {
    const find = this.database.read.createQueryBuilder(AuditEntry, 'entry');
    const { subject, subjectId, action, adminId, from, to } = query;
    if (subject !== undefined) find.andWhere('entry.subject = :subject', { subject });
    if (subjectId !== undefined) find.andWhere('entry.subjectId = :subjectId', { subjectId });
    if (action !== undefined) find.andWhere('entry.action = :action', { action });
    if (adminId !== undefined) find.andWhere('entry.adminId = :adminId', { adminId });
    // Sorting all of an index, MariaDB reads the rows instead, values and all; a range of the index, however wide, it reads.
    const begin = from ?? (subject === undefined ? new Date(0) : undefined);
    if (begin) find.andWhere({ at: MoreThanOrEqual(begin) });
    if (to) find.andWhere({ at: LessThan(to) });
    const number = toLatinDigits(query.q.trim());
    if (/^\d+$/.test(number)) return find.andWhere('entry.subjectId = :number', { number });
    return holdsWords(find, 'entry.searchKey', query.q);
  }

  /** In the order of the ids. */
  private async rowsOf(ids: number[]): Promise<AuditEntry[]> {
    const rows = await this.database.read.findBy(AuditEntry, { id: In(ids) });
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }

  private async names(): Promise<ValueNames> {
    const categories = await this.database.read.find(Category, { select: { id: true, slug: true, name: true } });
    return { categories: new Map(categories.map(({ slug, name }) => [slug, name])) };
  }

  /** Of the things of these entries those whose last entry is their removal. */
  private async gone(rows: AuditEntry[]): Promise<Set<string>> {
    const last = this.database.read
      .createQueryBuilder(AuditEntry, 'entry')
      .select('MAX(entry.id)', 'id')
      .groupBy('entry.subject')
      .addGroupBy('entry.subjectId');
    for (const [index, subject] of [...new Set(rows.map((entry) => entry.subject))].entries()) {
      const ids = [...new Set(rows.filter((entry) => entry.subject === subject).map(({ subjectId }) => subjectId))];
      const isOne = `(entry.subject = :subject${index} AND entry.subjectId IN (:...ids${index}))`;
      last.orWhere(isOne, { [`subject${index}`]: subject, [`ids${index}`]: ids });
    }
    const removals = await this.database.read
      .createQueryBuilder(AuditEntry, 'removal')
      .select(['removal.id', 'removal.subject', 'removal.subjectId'])
      .innerJoin(`(${last.getQuery()})`, 'latest', 'latest.id = removal.id')
      .where('removal.after IS NULL')
      .setParameters(last.getParameters())
      .getMany();
    return new Set(removals.map(thingKey));
  }
}

/** Who may not read the audit may read the history of a record of theirs (D32). */
function refuseOthers({ subject, subjectId }: AuditExportQuery, { role }: Admin): void {
  if (mayCall(role, 'audit', 'GET')) return;
  const isKnown = subjects.includes(subject as Subject);
  if (!isKnown || subjectId === undefined || !mayCall(role, areaOf[subject as Subject], 'GET'))
    throw new RoleInsufficient();
}

async function newestOf(
  find: SelectQueryBuilder<AuditEntry>,
  page: { skip: number; take: number },
  total: number,
): Promise<number[]> {
  const { from, ...range } = fromNearerEnd(page, total);
  return from === 'start' ? idsOf(find, 'DESC', range) : (await idsOf(find, 'ASC', range)).reverse();
}

/**
 * The ids of one page. By an expression: by the id itself a database walks through the rows, values and all, in the hope of
 * an early hit.
 */
async function idsOf(
  find: SelectQueryBuilder<AuditEntry>,
  direction: 'ASC' | 'DESC',
  { skip, take }: { skip: number; take: number },
): Promise<number[]> {
  const ids = await find
    .select('entry.id', 'id')
    .addSelect('entry.id + 0', 'place')
    .orderBy('place', direction)
    .limit(take)
    .offset(skip)
    .getRawMany<{ id: number }>();
  return ids.map(({ id }) => id);
}

function thingKey({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>): string {
  return `${subject}:${subjectId}`;
}
