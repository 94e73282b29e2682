import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { Database, rowLock } from '../database/index.js';
import { saveChange } from '../operations/audit/index.js';
import { AdminListViews } from '../operations/list-views/index.js';
import type { Admin } from './admin.js';
import { AdminAccount } from './admin.entity.js';
import { ListViewsChangedMeanwhile } from './auth.errors.js';
import { copy } from './copy.js';
import { mostViews, type SaveListViewsDto } from './list-views.dto.js';

type Saved = Pick<AdminListViews, 'views' | 'version'>;
const none: Saved = { views: [], version: 0 };

/** Searches that an admin has saved with a name. They belong to the account, so they are the same on every device. */
@Injectable()
export class ListViewsService {
  constructor(private readonly database: Database) {}

  get({ id }: Admin): Promise<Saved> {
    return viewsOf(this.database.read, id);
  }

  save(admin: Admin, form: SaveListViewsDto): Promise<Saved> {
    refuseTooMany(form);
    return this.database.write(async (tx) => {
      // The account is locked, because there may be no row of saved searches yet.
      await tx.findOne(AdminAccount, { select: { id: true }, where: { id: admin.id }, ...rowLock(tx) });
      const stored = await viewsOf(tx, admin.id, rowLock(tx));
      return saveChange(tx, admin, {
        action: 'saveListViews',
        id: admin.id,
        form,
        error: ListViewsChangedMeanwhile,
        stored,
        stateOf: ({ views, version }) => ({ views, version }),
        // A search may contain a person's name, which must not stay in the audit when that person's data is removed.
        recordedAs: ({ views, version }) => ({ count: views.length, version }),
        next: () => ({ ...stored, views: form.views }),
        store: async ({ views }, version) => {
          await tx.save(AdminListViews, { adminId: admin.id, views, version });
          return { views, version };
        },
      });
    });
  }
}

async function viewsOf(manager: EntityManager, adminId: number, lock: ReturnType<typeof rowLock> = {}): Promise<Saved> {
  return (await manager.findOne(AdminListViews, { where: { adminId }, ...lock })) ?? none;
}

function refuseTooMany({ views }: SaveListViewsDto): void {
  for (const { list } of views) {
    const count = views.filter((each) => each.list === list).length;
    if (count > mostViews.ofOneList) throw new ValidationFailed([{ field: 'views', message: copy.tooManyViews }]);
  }
}
