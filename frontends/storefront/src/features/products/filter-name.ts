import type { Limit } from './filter-parameters';
import { filtersCopy } from './filters-copy';
import type { Facets } from './get-facets';
import type { ProductListSearch } from './product-list-search';

export interface SetFilter {
  key: string;
  label: string;
  /** The search without this filter. */
  without: ProductListSearch;
  /** The values that the list would have without the filter; only for parameters. */
  facet?: Facets['parameters'][number] | undefined;
}

/** Name and unit of a limit's parameter. A parameter that the catalogue does not have is named by its code. */
function termsOf(code: string, facets: Facets | undefined): { name: string; unit: string } {
  const { columns } = filtersCopy;
  if (code in columns) return columns[code as keyof typeof columns];
  const facet = facets?.parameters.find((each) => each.code === code);
  return { name: facet?.name ?? code, unit: facet?.unitName ?? '' };
}

function withoutLimit(search: ProductListSearch, code: string): ProductListSearch {
  const kept = Object.entries(search.limits).filter(([each]) => each !== code);
  return { ...search, page: 1, limits: Object.fromEntries<Limit>(kept) };
}

/** The active filters of a search, in words. */
export function setFiltersOf(search: ProductListSearch, facets: Facets | undefined): SetFilter[] {
  const { range, named, family, pack, origin } = filtersCopy;
  const familyName = facets?.families.find(({ value }) => value === search.family)?.name ?? search.family;
  const texts = [
    { key: 'family', label: named(family, familyName) },
    { key: 'pack', label: named(pack, search.pack) },
    { key: 'origin', label: named(origin, search.origin) },
  ] as const;
  return [
    ...texts
      .filter(({ key }) => search[key])
      .map(({ key, label }) => ({ key, label, without: { ...search, page: 1, [key]: '' } })),
    ...Object.entries(search.limits).map(([code, limit]) => {
      const { name, unit } = termsOf(code, facets);
      const facet = facets?.parameters.find((each) => each.code === code);
      return { key: code, label: range(name, limit, unit), without: withoutLimit(search, code), facet };
    }),
  ];
}
