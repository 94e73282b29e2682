import { toLatinDigits } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { AdminAccount, ApiKey, mayCall, RoleInsufficient, type Admin } from '../../auth/index.js';
import type { Page } from '../../common/http/index.js';
import { Category } from '../../catalog/index.js';
import { holdsWords, inRange, pageOf, type ListOrder } from '../../common/search/index.js';
import { storedInstant } from '../../database/columns.js';
import { Database } from '../../database/index.js';
import { recordKindOf, recordKinds } from '../../records.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { ValueNames } from './audit-values.js';
import { wordsOf, type ListedEntry, type WordedEntry } from './audit-words.js';
import type { AuditExportQuery, AuditFiltersDto, AuditQuery } from './audit.dto.js';

/** Rows per statement of an export. On SQLite other requests wait for each statement. */
const rowsAtOnce = 500;
/** An index holds this order and covers every filter, so that a page is found without sorting. */
const newestFirst: ListOrder = { 'entry.at': 'DESC', 'entry.id': 'DESC' };

@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** Newest first. Adds two queries to those of `pageOf`: names of categories, and which records were deleted. */
  async list(query: AuditQuery, admin: Admin): Promise<Page<ListedEntry>> {
    refuseOthers(query, admin);
    const { rows, total } = await pageOf(this.found(query), newestFirst, query);
    const names = await this.names();
    const gone = await this.gone(rows);
    return {
      rows: rows.map((entry) => ({ ...entry, ...wordsOf(entry, names), gone: gone.has(recordKey(entry)) })),
      total,
    };
  }

  /** All entries of the list, oldest first, in batches. Throws {@link RoleInsufficient} before the first batch. */
  batches(query: AuditExportQuery, admin: Admin): AsyncGenerator<WordedEntry[]> {
    refuseOthers(query, admin);
    return this.inBatches(query);
  }

  private async *inBatches(query: AuditExportQuery): AsyncGenerator<WordedEntry[]> {
    const names = await this.names();
    for (let last: AuditEntry | undefined; ;) {
      const find = this.found(query);
      if (last)
        find.andWhere('(entry.at > :lastAt OR (entry.at = :lastAt AND entry.id > :lastId))', {
          lastAt: storedInstant(last.at),
          lastId: last.id,
        });
      const rows = await find.orderBy('entry.at').addOrderBy('entry.id').limit(rowsAtOnce).getMany();
      if (rows.length > 0) yield rows.map((entry) => ({ ...entry, ...wordsOf(entry, names) }));
      if (rows.length < rowsAtOnce) return;
      last = rows.at(-1);
    }
  }

  async filters(): Promise<AuditFiltersDto> {
    const admins = await this.database.read.find(AdminAccount, { order: { displayName: 'ASC', id: 'ASC' } });
    const apiKeys = await this.database.read.find(ApiKey, { order: { name: 'ASC', id: 'ASC' } });
    return {
      subjects: recordKinds
        .map(({ name, label }) => ({ value: name, label }))
        .sort((a, b) => a.value.localeCompare(b.value)),
      actions: recordKinds.flatMap(({ name: subject, actions }) =>
        Object.entries(actions).map(([value, { name }]) => ({ value, label: name, subject })),
      ),
      admins: admins.map(({ id, displayName }) => ({ id, name: displayName })),
      apiKeys: apiKeys.map(({ id, name }) => ({ id, name })),
    };
  }

  private found(query: AuditExportQuery): SelectQueryBuilder<AuditEntry> {
    const find = this.database.read.createQueryBuilder(AuditEntry, 'entry');
    const { subject, subjectId, action, adminId, apiKeyId, from, to } = query;
    if (subject !== undefined) find.andWhere('entry.subject = :subject', { subject });
    if (subjectId !== undefined) find.andWhere('entry.subjectId = :subjectId', { subjectId });
    if (action !== undefined) find.andWhere('entry.action = :action', { action });
    if (adminId !== undefined) find.andWhere('entry.adminId = :adminId', { adminId });
    if (apiKeyId !== undefined) find.andWhere('entry.apiKeyId = :apiKeyId', { apiKeyId });
    inRange(find, 'entry.at', { from, to });
    const number = toLatinDigits(query.q.trim());
    if (/^\d+$/.test(number)) return find.andWhere('entry.subjectId = :number', { number });
    return holdsWords(find, 'entry.searchKey', query.q);
  }

  private async names(): Promise<ValueNames> {
    const categories = await this.database.read.find(Category, { select: { id: true, slug: true, name: true } });
    return { categories: new Map(categories.map(({ slug, name }) => [slug, name])) };
  }

  /** The records of these entries that were deleted: their last entry is the deletion. */
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
    return new Set(removals.map(recordKey));
  }
}

/** A role without access to the audit may still read the history of single records that it may read. */
function refuseOthers({ subject, subjectId }: AuditExportQuery, admin: Admin): void {
  if (mayCall(admin, 'audit', 'GET')) return;
  const kind = recordKindOf(subject ?? '');
  if (!kind || subjectId === undefined || !mayCall(admin, kind.area, 'GET')) throw new RoleInsufficient();
}

function recordKey({ subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>): string {
  return `${subject}:${subjectId}`;
}
