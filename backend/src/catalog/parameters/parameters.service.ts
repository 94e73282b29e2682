import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ValidationFailed } from '../../common/errors/index.js';
import { Database, findOrThrow, ifTaken } from '../../database/index.js';
import { recordChange, saveChange, type Author } from '../../operations/audit/index.js';
import { copy } from '../copy.js';
import { ProductSpecification } from '../specification/product-specification.entity.js';
import { FamilyParameter } from './family.entity.js';
import { isNumeric } from './parameter-kinds.js';
import { Parameter } from './parameter.entity.js';
import { ParameterDto, type SaveParameterDto, type UpdateParameterDto } from './parameters.dto.js';
import {
  ParameterChangedMeanwhile,
  ParameterCodeTaken,
  ParameterInUse,
  ParameterNotFound,
} from './parameters.errors.js';

@Injectable()
export class ParametersService {
  constructor(private readonly database: Database) {}

  list(): Promise<Parameter[]> {
    return this.database.read.find(Parameter, { order: { position: 'ASC', id: 'ASC' } });
  }

  get(id: number): Promise<Parameter> {
    return findOrThrow(this.database.read, Parameter, id, ParameterNotFound);
  }

  /** Adds it at the end unless the form gives a position. Throws {@link ParameterCodeTaken}. */
  create(form: SaveParameterDto, author: Author): Promise<Parameter> {
    return this.change(form.code, async (tx) => {
      const last = (await tx.maximum(Parameter, 'position')) ?? 0;
      const none = { unit: null, unitName: null, method: null, choices: null };
      const blank = tx.create(Parameter, { ...none, version: 1, position: last + 1, code: form.code });
      const parameter = await tx.save(filled(blank, form));
      await recordChange(tx, author, { action: 'createParameter', after: ParameterDto.of(parameter) });
      return parameter;
    });
  }

  update(id: number, form: UpdateParameterDto, author: Author): Promise<Parameter> {
    return this.change('', async (tx) => {
      const stored = await findOrThrow(tx, Parameter, id, ParameterNotFound);
      return saveChange(tx, author, {
        action: 'updateParameter',
        id,
        form,
        error: ParameterChangedMeanwhile,
        stored,
        stateOf: (parameter) => ParameterDto.of(parameter),
        next: () => filled(tx.create(Parameter, { ...stored }), form),
        store: (parameter, version) => tx.save(Object.assign(parameter, { version })),
      });
    });
  }

  /** Throws {@link ParameterNotFound}, and {@link ParameterInUse} while a product or a family has values of it. */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.change('', async (tx) => {
      const parameter = await findOrThrow(tx, Parameter, id, ParameterNotFound);
      const uses = { parameterId: id };
      if ((await tx.existsBy(FamilyParameter, uses)) || (await tx.existsBy(ProductSpecification, uses)))
        throw new ParameterInUse(id);
      await tx.delete(Parameter, { id });
      await recordChange(tx, author, {
        action: 'deleteParameter',
        before: ParameterDto.of(parameter),
        expectedVersion,
      });
    });
  }

  private change<T>(code: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.writePublic(work).catch(ifTaken(() => new ParameterCodeTaken(code)));
  }
}

/** Fields that were left out keep their value. */
function filled(parameter: Parameter, form: SaveParameterDto | UpdateParameterDto): Parameter {
  const { group, unit, unitName, method, choices, position, name, englishName, kind, decimals, filterable } = form;
  Object.assign(parameter, { name, englishName, testGroup: group, kind, decimals, filterable });
  const given = Object.entries({ unit, unitName, method, choices, position }).filter(
    ([, value]) => value !== undefined,
  );
  Object.assign(parameter, Object.fromEntries(given));
  if (filterable && !isNumeric(kind))
    throw new ValidationFailed([{ field: 'filterable', message: copy.onlyNumbersFilter }]);
  if (kind === 'choice' && !parameter.choices?.length)
    throw new ValidationFailed([{ field: 'choices', message: copy.choicesMissing }]);
  return parameter;
}
