import { In, type FindOptionsWhere } from 'typeorm';

/** The owners of records: all records of these accounts, and all records with these phones. */
export interface RecordOwners {
  customerIds: readonly number[];
  phones: readonly string[];
}

export function recordsOf<Entity extends { customerId: number | null; phone: string }>({
  customerIds,
  phones,
}: RecordOwners): FindOptionsWhere<Entity>[] {
  return [{ customerId: In(customerIds) }, { phone: In(phones) }] as FindOptionsWhere<Entity>[];
}
