import type { EntityManager } from 'typeorm';
import { Family, type FamilyParameter } from '../parameters/family.entity.js';

export type FamilyDefinition = Pick<Family, 'code' | 'name'> & { parameters: FamilyParameter[] };

/** The families with the parameters that visitors can filter by, both in their order. One query. */
export function familyDefinitions(manager: EntityManager): Promise<FamilyDefinition[]> {
  return manager
    .createQueryBuilder(Family, 'family')
    .leftJoinAndSelect('family.parameters', 'row')
    .leftJoinAndSelect('row.parameter', 'parameter', 'parameter.filterable = :filterable', { filterable: true })
    .orderBy({ 'family.position': 'ASC', 'family.id': 'ASC', 'row.position': 'ASC' })
    .getMany();
}
