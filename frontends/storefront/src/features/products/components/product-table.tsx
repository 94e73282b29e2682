import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { Bidi } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn, type TableSort } from '@afshoreh/ui/table';
import { color, space } from '@afshoreh/ui/theme';
import { MatchPlace } from '../../../components/match/match-place';
import { copy } from '../copy';
import type { Product } from '../get-product';
import { SORTS, type ProductListSearch } from '../product-list-search';
import { technicalValue } from '../technical-value';
import { PriceBlock } from './price-block';
import { ProductBadges } from './product-badges';
import type { ProductsShown } from './product-cards';

const VALUES = ['brix', 'pH', 'acidity', 'weight', 'origin'] as const;

const valueColumns = VALUES.map((key): TableColumn<Product> => ({
  key,
  header: copy.table.columns[key],
  sortable: true,
  cell: (product) => <Bidi>{product[key] ? technicalValue(product[key]) : copy.table.unknown}</Bidi>,
}));

/** The products of a page as a table, to compare their numbers. The address holds the sort, as it does for the cards. */
export default function ProductTable({ products, stale = false, sort, onSort, rowActionsOf }: ProductsShown) {
  const sorted = columnSortOf(sort);
  return (
    <ResponsiveTable
      caption={copy.products}
      columns={[nameColumn, ...valueColumns, priceColumn, actionsColumn(rowActionsOf)]}
      rows={products}
      rowKey={({ id }) => id}
      stale={stale}
      {...(sorted && { sort: sorted })}
      onSort={({ key, direction }) => onSort(sortOf(key, direction))}
    />
  );
}

const nameColumn: TableColumn<Product> = {
  key: 'name',
  header: copy.table.columns.name,
  heading: true,
  sortable: true,
  cell: (product) => (
    <Name>
      <Link to={`/product/${product.id}`}>{product.name}</Link>
      <ProductBadges product={product} />
      <MatchPlace productId={product.id} />
    </Name>
  ),
};

const priceColumn: TableColumn<Product> = {
  key: 'price',
  header: copy.table.columns.price,
  sortable: true,
  cell: ({ indicativePrice }) => <PriceBlock price={indicativePrice} size="row" />,
};

const actionsColumn = (actionsOf: ProductsShown['rowActionsOf']): TableColumn<Product> => ({
  key: 'actions',
  header: copy.table.columns.actions,
  headerHidden: true,
  role: 'actions',
  cell: (product) => <Actions>{actionsOf(product)}</Actions>,
});

function columnSortOf(sort: ProductListSearch['sort']): TableSort | undefined {
  const [key = '', end] = sort.split('-');
  return end ? { key, direction: end === 'low' ? 'ascending' : 'descending' } : undefined;
}

function sortOf(key: string, direction: TableSort['direction']): ProductListSearch['sort'] {
  const wanted = `${key}-${direction === 'ascending' ? 'low' : 'high'}`;
  return SORTS.find((sort) => sort === wanted) ?? 'popular';
}

const Name = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-block: ${space(2)};

  a {
    color: ${color('text')};
    font-weight: 700;
    text-underline-offset: 0.3em;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space(1)};
  justify-content: end;

  button {
    padding-inline: ${space(2)};
    white-space: nowrap;
  }
`;
