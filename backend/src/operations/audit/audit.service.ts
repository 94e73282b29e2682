import { Injectable } from '@nestjs/common';
import { LessThan, MoreThanOrEqual, type SelectQueryBuilder } from 'typeorm';
import type { Page } from '../../common/http/index.js';
import { pageOf } from '../../common/search/index.js';
import { Database } from '../../database/index.js';
import { AuditEntry } from './audit-entry.entity.js';
import type { AuditQuery } from './audit.dto.js';

/** Reads what `recordChange` wrote. */
@Injectable()
export class AuditService {
  constructor(private readonly database: Database) {}

  /** One page, the newest first. Two queries. */
  list(query: AuditQuery): Promise<Page<AuditEntry>> {
    const find = wanted(this.database.read.createQueryBuilder(AuditEntry, 'entry'), query);
    return pageOf(find, [['entry.id', 'DESC']], query);
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
