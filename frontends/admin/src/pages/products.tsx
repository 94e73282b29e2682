import { formatNumber } from '@afshoreh/persian';
import { Button, SearchField, SelectField } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import type { TableSort } from '@afshoreh/ui/table';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { DeleteProductDialog } from '../features/products/components/delete-product-dialog';
import { ImportDialog } from '../features/products/components/import-dialog';
import { ProductDialog } from '../features/products/components/product-dialog';
import { ProductsTable } from '../features/products/components/products-table';
import { copy } from '../features/products/copy';
import {
  adminProductsQuery,
  exportProducts,
  foundProductsQuery,
  PRODUCT_SORTS,
  productSearchOf,
  type AdminProduct,
  type ProductSort,
} from '../features/products/get-products';
import { useToggleProduct } from '../features/products/toggle-product';
import { useProductBulk } from '../features/products/use-product-bulk';
import { forgetUnsaved } from '../form/leaving';
import { takeNext } from '../keyboard/save-and-next';
import { categoriesQuery } from '../get-categories';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { useMay } from '../session/access';

const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: copy.sorts[value] }));

/** What a header sorts by, and which way. */
const HEADER_SORTS: Partial<Record<ProductSort, TableSort>> = {
  name: { key: 'name', direction: 'ascending' },
  'price-low': { key: 'price', direction: 'ascending' },
  'price-high': { key: 'price', direction: 'descending' },
};

const KEPT = ['q', 'category', 'sort', 'size'];
const countOf = (params: URLSearchParams) => foundProductsQuery(productSearchOf(params));

export const head = { title: copy.title };

export default function ProductsPage() {
  const search = useListSearch();
  const { params, q, page, change } = search;
  const filters = productSearchOf(params);
  const { category = '', sort } = filters;
  const products = useQuery({
    ...adminProductsQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const bulk = useProductBulk(filters);
  const toggle = useToggleProduct();
  const categories = useQuery(categoriesQuery).data ?? [];
  const opened = useOpened('product');
  /** The product whose form is open; 'new' for one to be added. */
  const copied = idOf(opened.value?.match(/^copy-(\d+)$/)?.[1] ?? null);
  const edited = opened.value === 'new' || copied !== null ? 'new' : idOf(opened.value);
  const importing = useOpened('import');
  const [toDelete, setToDelete] = useState<AdminProduct | null>(null);

  const handleSaved = () => {
    const items = products.data?.items ?? [];
    const next = takeNext() && items[items.findIndex(({ id }) => id === edited) + 1];
    if (!next || edited === 'new') return opened.close();
    forgetUnsaved();
    opened.swap(next.id);
  };

  const mayChange = useMay()('catalogue', 'write');
  const addButton = mayChange && (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="products" search={search} kept={KEPT} countOf={countOf} />}
      note={products.data && copy.found(formatNumber(products.data.total))}
      actions={
        mayChange && (
          <>
            <Button variant="secondary" size="small" onClick={() => importing.open('file')}>
              <FileUp />
              {copy.import.open}
            </Button>
            {addButton}
          </>
        )
      }
    >
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <SelectField
          label={copy.categoryFilter}
          labelHidden
          placeholder={copy.allCategories}
          options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={category}
          onChange={(event) => change({ category: event.target.value })}
        />
        <SelectField
          label={copy.sort}
          labelHidden
          options={SORTS}
          value={sort}
          onChange={(event) => change({ sort: event.target.value === 'newest' ? null : event.target.value })}
        />
      </Filters>
      <ListResults
        copy={copy}
        query={products}
        search={search}
        filtered={q !== '' || category !== ''}
        firstStep={addButton}
      >
        {(items, stale) => (
          <ProductsTable
            rows={items}
            total={products.data?.total ?? 0}
            search={search}
            categories={categories}
            stale={stale}
            sort={HEADER_SORTS[sort]}
            onSort={({ key, direction }) =>
              change({ sort: key === 'name' ? 'name' : direction === 'ascending' ? 'price-low' : 'price-high' })
            }
            bulk={mayChange ? bulk : undefined}
            csv={{ fileName: 'products.csv', fetch: () => exportProducts(filters) }}
            linkTo={({ id }) => opened.linkTo(id)}
            copyLinkTo={({ id }) => opened.linkTo(`copy-${id}`)}
            onToggle={toggle}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {edited !== null && (mayChange || edited !== 'new') && (
        <ProductDialog key={opened.value} id={edited} copyOf={copied} onClose={opened.close} onSaved={handleSaved} />
      )}
      {mayChange && importing.value === 'file' && <ImportDialog onClose={importing.close} />}
      {toDelete && <DeleteProductDialog product={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
