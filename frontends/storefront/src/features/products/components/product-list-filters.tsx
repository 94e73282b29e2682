import styled from 'styled-components';
import { FilterChips, SearchField, SelectField } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { CATEGORIES, MAIN_SORTS, productsPath, type ProductListSearch } from '../product-list-search';

interface ProductListFiltersProps {
  search: ProductListSearch;
  onChange: (change: Partial<ProductListSearch>) => void;
}

const categories = CATEGORIES.map((value) => ({ value, label: copy.list.categories[value] }));

/** The options of the sort menu. A sort that only the table's columns offer is listed while it is active. */
const sortsWith = (sort: ProductListSearch['sort']) =>
  [...new Set([...MAIN_SORTS, sort])].map((value) => ({ value, label: labelOf(value) }));

function labelOf(sort: ProductListSearch['sort']): string {
  const { sorts, sortBy } = copy.list;
  if (sort in sorts) return sorts[sort as keyof typeof sorts];
  const [column, end] = sort.split('-');
  return sortBy(copy.table.columns[column as keyof typeof copy.table.columns], end === 'low');
}

/** Category, search and sort of the list. Category chips are links, so that they work without JavaScript. */
export function ProductListFilters({ search, onChange }: ProductListFiltersProps) {
  return (
    <Filters>
      <FilterChips
        label={copy.list.filterLabel}
        options={categories}
        value={search.category}
        hrefOf={(category) => productsPath({ ...search, category, page: 1 })}
      />
      <Row>
        <SearchField
          label={copy.list.searchLabel}
          placeholder={copy.list.searchPlaceholder}
          value={search.q}
          onSearch={(q) => onChange({ q })}
        />
        <SelectField
          label={copy.list.sortLabel}
          labelHidden
          options={sortsWith(search.sort)}
          value={search.sort}
          onChange={(event) => onChange({ sort: event.target.value as ProductListSearch['sort'] })}
        />
      </Row>
    </Filters>
  );
}

const Filters = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.lg} {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.sm} {
    grid-template-columns: 1fr 12rem;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 20rem) 12rem;
    justify-content: end;
  }
`;
