import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { Database, lockedForChange } from '../database/index.js';
import { recordChange, refuseStale } from '../operations/audit/index.js';
import type { Admin } from './admin.js';
import { AdminAccount } from './admin.entity.js';
import { ListViewsChangedMeanwhile } from './auth.errors.js';
import { copy } from './copy.js';
import { mostViews, type SaveListViewsDto } from './list-views.dto.js';
import { AdminListViews } from './list-views.entity.js';

type Saved = Pick<AdminListViews, 'views' | 'version'>;
const none: Saved = { views: [], version: 0 };

/** Searches of lists that an admin keeps under names: they follow the person to another device. */
@Injectable()
export class ListViewsService {
  constructor(private readonly database: Database) {}

  get({ id }: Admin): Promise<Saved> {
    return viewsOf(this.database.read, id);
  }

  /** Puts these in the place of all. Throws {@link ListViewsChangedMeanwhile}, {@link ValidationFailed}. */
  save(admin: Admin, form: SaveListViewsDto): Promise<Saved> {
    refuseTooMany(form);
    return this.database.write(async (tx) => {
      // There may be no row of views yet that could be locked.
      await tx.findOne(AdminAccount, { select: { id: true }, where: { id: admin.id }, ...lockedForChange(tx) });
      const before = await viewsOf(tx, admin.id);
      const edited = { mine: form, theirs: before };
      await refuseStale(tx, { subject: 'listViews', id: admin.id }, edited, ListViewsChangedMeanwhile);
      const after = { views: form.views, version: before.version + 1 };
      await tx.save(AdminListViews, { adminId: admin.id, ...after });
      // A search may have somebody's name in it, which the audit must not keep when they are forgotten (D31).
      const [old, now] = [before, after].map(({ views, version }) => ({ count: views.length, version }));
      const change = { before: old ?? null, after: now ?? null };
      await recordChange(tx, admin, { action: 'saveListViews', subject: 'listViews', subjectId: admin.id, ...change });
      return after;
    });
  }
}

async function viewsOf(manager: EntityManager, adminId: number): Promise<Saved> {
  return (await manager.findOneBy(AdminListViews, { adminId })) ?? none;
}

function refuseTooMany({ views }: SaveListViewsDto): void {
  for (const { list } of views) {
    const count = views.filter((each) => each.list === list).length;
    if (count > mostViews.ofOneList) throw new ValidationFailed([{ field: 'views', message: copy.tooManyViews }]);
  }
}
