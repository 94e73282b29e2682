import { Injectable } from '@nestjs/common';
import { CustomerForgetting } from '../account/index.js';
import type { Admin } from '../auth/index.js';
import { Database } from '../database/index.js';
import { recordChange } from '../operations/audit/index.js';
import { forget } from '../operations/forgetting/index.js';
import { recordedPerson } from './person-change.js';
import { lockedPerson } from './person-rows.js';

@Injectable()
export class PeopleForgetting {
  constructor(
    private readonly database: Database,
    private readonly forgetting: CustomerForgetting,
  ) {}

  /** Removes the data of a person and of everybody who was merged into this person. @throws PersonNotFound */
  forget(id: number, admin: Admin): Promise<void> {
    return this.database.write(async (tx) => {
      const listed = await lockedPerson(tx, id);
      const phones = listed.members.map(({ phone }) => phone);
      await this.forgetting.forgetPhones(phones, admin, tx);
      const before = recordedPerson(listed);
      await recordChange(tx, admin, { action: 'deletePerson', before, expectedVersion: null });
      await forget(tx, { subject: 'person', id: before.id }, []);
    });
  }
}
