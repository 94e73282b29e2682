import type { EntityManager } from 'typeorm';
import { namesOfAdmins } from '../auth/index.js';
import type { Contact } from './contact.entity.js';

/** Reads the display names of those who look after the messages, in one query. */
export async function nameAssignees(manager: EntityManager, contacts: Contact[]): Promise<Contact[]> {
  const names = await namesOfAdmins(
    manager,
    contacts.map(({ assigneeId }) => assigneeId),
  );
  for (const contact of contacts) contact.assigneeName = names.get(contact.assigneeId ?? 0) ?? null;
  return contacts;
}
