import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import { rangeOf, type Page } from '../../common/http/index.js';
import { Database } from '../../database/index.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditQuery } from './audit.dto.js';

/** Reads what `recordChange` wrote. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** One page, the newest first. Two queries. */
  async list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const find = wanted(this.database.read.createQueryBuilder(AuditEntry, 'entry'), query);
    const total = await find.getCount();
    const { skip, take } = rangeOf(query);
    if (skip >= total) return { rows: [], total };
    return { rows: await find.orderBy('entry.id', 'DESC').limit(take).offset(skip).getMany(), total };
  }
}

function wanted(find: SelectQueryBuilder<AuditEntry>, query: AuditQuery): SelectQueryBuilder<AuditEntry> {
  const { subject, subjectId, action, adminId, from, to } = query;
  if (subject !== undefined) find.andWhere('entry.subject = :subject', { subject });
  if (subjectId !== undefined) find.andWhere('entry.subjectId = :subjectId', { subjectId });
  if (action !== undefined) find.andWhere('entry.action = :action', { action });
  if (adminId !== undefined) find.andWhere('entry.adminId = :adminId', { adminId });
  if (from) find.andWhere({ at: MoreThanOrEqual(from) });
  if (to) find.andWhere({ at: LessThan(to) });
  return find;
}
