import type { Acid } from './parameters/parameter-kinds.js';
import type { Parameter } from './parameters/parameter.entity.js';
import type { Entry } from './product-entry.js';
import type { ProductFilters } from './products.dto.js';
import type { FamilyDefinition } from './specification/family-definitions.js';
import type { LimitColumn } from './specification/limit-columns.js';

export interface NamedFacet {
  value: string;
  name: string;
  count: number;
}

export interface ParameterFacet {
  code: string;
  name: string;
  unit: string | null;
  unitName: string | null;
  decimals: number;
  acid: Acid | null;
  basisBrix: number | null;
  /** How many products have a value, and the lowest and highest value; null when that end is open. */
  count: number;
  min: number | null;
  max: number | null;
}

export interface Facets {
  families: NamedFacet[];
  packs: NamedFacet[];
  origins: NamedFacet[];
  parameters: ParameterFacet[];
}

interface Basis {
  families: readonly FamilyDefinition[];
  parameters: readonly OfferedParameter[];
  values: ReadonlyMap<string, LimitColumn>;
  query: ProductFilters;
  /** The products of the list with other filters. */
  matching: (change: Partial<ProductFilters>) => Promise<readonly Entry[]>;
}

type OfferedParameter = Pick<Parameter, 'code' | 'name' | 'unit' | 'unitName' | 'decimals'> & Terms;
interface Terms {
  acid: Acid | null;
  basisBrix: number | null;
}

const mostOrigins = 50;

/**
 * The parameters of the family or, without a family, those that all families have, each in the terms of its own family. A
 * parameter by which the list is filtered and which is not among these comes last, so that visitors can remove that filter.
 */
export function parametersOf(
  families: readonly FamilyDefinition[],
  { family, spec = [] }: Pick<ProductFilters, 'family' | 'spec'>,
): OfferedParameter[] {
  const own = families.find(({ code }) => code === family);
  const rows = (own ?? families[0])?.parameters ?? [];
  const isEverywhere = (code: string) =>
    families.every(({ parameters }) => parameters.some(({ parameter }) => parameter?.code === code));
  const offered = rows.filter(
    ({ parameter }) => parameter && (own || (family === undefined && isEverywhere(parameter.code))),
  );
  const all = families.flatMap(({ parameters }) => parameters);
  const limited = spec.flatMap(([code]) => all.find(({ parameter }) => parameter?.code === code) ?? []);
  const others = limited.filter(({ parameter }) => !offered.some((row) => row.parameter.code === parameter.code));
  const usual = { acid: null, basisBrix: null };
  return [
    ...offered.map((row) => ({ ...namesOf(row), ...(own ? termsOf(row) : usual) })),
    ...others.map((row) => ({ ...namesOf(row), ...usual })),
  ];
}

const namesOf = ({ parameter: { code, name, unit, unitName, decimals } }: FamilyDefinition['parameters'][number]) => ({
  code,
  name,
  unit,
  unitName,
  decimals,
});

const termsOf = ({ acid, basisBrix }: Terms): Terms => ({ acid, basisBrix });

/**
 * Counts, for each choice of a filter, the products that the list would have with this choice, while all other filters stay.
 */
export async function facetsOf({ families, parameters, values, query, matching }: Basis): Promise<Facets> {
  const names = new Map(families.map(({ code, name }) => [code, name]));
  const ofFamily = counted((await matching({ family: undefined })).map(({ family }) => family));
  const ofPack = counted((await matching({ pack: '' })).flatMap(({ packs }) => packs));
  const origins = [...counted((await matching({ origin: '' })).map(({ origin }) => origin)).keys()].slice(
    0,
    mostOrigins,
  );
  const ofOrigin = await Promise.all(
    origins.map(async (origin) => [origin, (await matching({ origin })).length] as const),
  );
  return {
    families: [...names].flatMap(([value, name]) => facet(value, name, ofFamily.get(value))),
    packs: [...ofPack].flatMap(([value, count]) => facet(value, value, count)).sort(byCount),
    origins: ofOrigin.flatMap(([value, count]) => facet(value, value, count)).sort(byCount),
    parameters: await Promise.all(
      parameters.map(async (parameter) => {
        const spec = query.spec?.filter(([code]) => code !== parameter.code);
        return { ...parameter, ...spanOf(await matching({ spec }), values.get(parameter.code)) };
      }),
    ),
  };
}

const byCount = (a: NamedFacet, b: NamedFacet): number => b.count - a.count;

const facet = (value: string, name: string, count: number | undefined): NamedFacet[] =>
  count === undefined ? [] : [{ value, name, count }];

function counted(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function spanOf(
  entries: readonly Entry[],
  column: LimitColumn | undefined,
): Pick<ParameterFacet, 'count' | 'min' | 'max'> {
  let [count, min, max] = [0, Infinity, -Infinity];
  for (const { place } of entries) {
    const value = column?.values[place];
    if (!value?.isUsual) continue;
    count += 1;
    const { from, to } = value.limits;
    min = Math.min(min, from ?? to ?? min);
    max = Math.max(max, to ?? from ?? max);
  }
  return count === 0 ? { count, min: null, max: null } : { count, min, max };
}
