import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { ValidationFailed, type FieldError } from '../../common/errors/index.js';
import { Database, findOrThrow, ifTaken, insertRows } from '../../database/index.js';
import { recordChange, saveChange, type Author } from '../../operations/audit/index.js';
import { copy } from '../copy.js';
import { Product } from '../product.entity.js';
import { FamilyDto, type FamilyParameterDto, type SaveFamilyDto, type UpdateFamilyDto } from './families.dto.js';
import { Family, FamilyParameter } from './family.entity.js';
import { Parameter } from './parameter.entity.js';
import { FamilyChangedMeanwhile, FamilyCodeTaken, FamilyInUse, FamilyNotFound } from './parameters.errors.js';

const withParameters = { relations: { parameters: { parameter: true } }, relationLoadStrategy: 'query' } as const;

@Injectable()
export class FamiliesService {
  constructor(private readonly database: Database) {}

  list(): Promise<Family[]> {
    return this.database.read.find(Family, { ...withParameters, order: { position: 'ASC', id: 'ASC' } });
  }

  get(id: number, manager: EntityManager = this.database.read): Promise<Family> {
    return findOrThrow(manager, Family, id, FamilyNotFound, withParameters);
  }

  /** Adds it at the end unless the form gives a position. Throws {@link FamilyCodeTaken}. */
  create(form: SaveFamilyDto, author: Author): Promise<Family> {
    return this.change(form.code, async (tx) => {
      const last = (await tx.maximum(Family, 'position')) ?? 0;
      const family = await filled(tx, tx.create(Family, { version: 1, position: last + 1 }), form);
      const saved = await this.store(tx, family);
      await recordChange(tx, author, { action: 'createFamily', after: FamilyDto.of(saved) });
      return saved;
    });
  }

  update(id: number, form: UpdateFamilyDto, author: Author): Promise<Family> {
    return this.change(form.code, async (tx) => {
      const stored = await this.get(id, tx);
      return saveChange(tx, author, {
        action: 'updateFamily',
        id,
        form,
        error: FamilyChangedMeanwhile,
        stored,
        stateOf: (family) => FamilyDto.of(family),
        next: () => filled(tx, tx.create(Family, { ...stored }), form),
        store: (family, version) => this.store(tx, Object.assign(family, { version })),
      });
    });
  }

  /** Throws {@link FamilyNotFound}, and {@link FamilyInUse} while a product belongs to it. */
  remove(id: number, author: Author, expectedVersion: number | null): Promise<void> {
    return this.change('', async (tx) => {
      const family = await this.get(id, tx);
      if (await tx.existsBy(Product, { familyId: id })) throw new FamilyInUse(id);
      await tx.delete(Family, { id });
      await recordChange(tx, author, { action: 'deleteFamily', before: FamilyDto.of(family), expectedVersion });
    });
  }

  private async store(tx: EntityManager, { parameters, ...family }: Family): Promise<Family> {
    const { id } = await tx.save(Family, family);
    await tx.delete(FamilyParameter, { familyId: id });
    const rows = parameters.map(({ parameter: _parameter, id: _id, ...row }) => ({ ...row, familyId: id }));
    if (rows.length > 0) await insertRows(tx, FamilyParameter, rows);
    return this.get(id, tx);
  }

  private change<T>(code: string, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.database.writePublic(work).catch(ifTaken(() => new FamilyCodeTaken(code)));
  }
}

async function filled(tx: EntityManager, family: Family, form: SaveFamilyDto): Promise<Family> {
  const { code, name, englishName, position = family.position } = form;
  const known = await parametersOf(
    tx,
    form.parameters.map(({ parameter }) => parameter),
  );
  const parameters = form.parameters.map((row, at) => rowOf(tx, row, known.get(row.parameter)!, at));
  return Object.assign(family, { code, name, englishName, position, parameters });
}

const noNumbers = {
  usualMin: null,
  usualMax: null,
  legalMin: null,
  legalMax: null,
  legalStandard: null,
  basisBrix: null,
  acid: null,
  endPoint: null,
  source: null,
  sourceDate: null,
};

function rowOf(tx: EntityManager, form: FamilyParameterDto, parameter: Parameter, position: number): FamilyParameter {
  const given = Object.fromEntries(
    Object.entries(form).filter(([name, value]) => name !== 'parameter' && value !== undefined),
  );
  // Every row has a value for every column, because they are inserted with one statement.
  return Object.assign(tx.create(FamilyParameter), noNumbers, given, {
    parameter,
    parameterId: parameter.id,
    position,
  });
}

/**
 * The parameters of these codes.
 * @throws ValidationFailed naming each that does not exist or comes twice: `parameters.2.parameter`
 */
export async function parametersOf(
  manager: EntityManager,
  codes: readonly string[],
  list = 'parameters',
): Promise<Map<string, Parameter>> {
  const found = await manager.findBy(Parameter, { code: In([...codes]) });
  const known = new Map(found.map((parameter) => [parameter.code, parameter]));
  const errors = codes.flatMap((code, at): FieldError[] => {
    const field = `${list}.${at}.parameter`;
    if (!known.has(code)) return [{ field, message: copy.parameterUnknown(code) }];
    return codes.indexOf(code) < at ? [{ field, message: copy.parameterTwice }] : [];
  });
  if (errors.length > 0) throw new ValidationFailed(errors);
  return known;
}
