import type { EntityManager } from 'typeorm';

/** A table whose rows name a customer and their phone. The domains of these tables import this one. */
interface Holder {
  table: string;
  phone: string;
  name: string;
  hasCodes: boolean;
  hasCompany: boolean;
}

/**
 * In the order of their priority: the name in an account counts more than that in an order, and that in an order more
 * than that in a message.
 */
const holders: readonly Holder[] = [
  { table: 'customer', phone: 'phoneNumber', name: 'fullName', hasCompany: true, hasCodes: true },
  { table: 'orders', phone: 'phone', name: 'name', hasCompany: true, hasCodes: true },
  { table: 'sample', phone: 'phone', name: 'name', hasCompany: true, hasCodes: false },
  { table: 'contact', phone: 'phone', name: 'name', hasCompany: false, hasCodes: false },
];

interface Held {
  name: string;
  companyName: string | null;
  nationalId: string | null;
  economicCode: string | null;
}

/** The name and company in the newest record with this phone; null if no record has the phone. */
export async function latestHolderOf(tx: EntityManager, typed: string): Promise<Held | null> {
  for (const { table, phone, name, hasCompany, hasCodes } of holders) {
    const company = `${hasCompany ? 'companyName' : 'NULL'} AS companyName`;
    const codes = hasCodes ? 'nationalId, economicCode' : 'NULL AS nationalId, NULL AS economicCode';
    const [held] = await tx.query<Held[]>(
      `SELECT ${name} AS name, ${company}, ${codes} FROM ${table} WHERE ${phone} = ? ORDER BY id DESC LIMIT 1`,
      [typed],
    );
    if (held) return held;
  }
  return null;
}
