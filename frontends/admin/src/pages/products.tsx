import { formatNumber } from '@afshoreh/persian';
import { Button, SearchField, SelectField } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeleteProductDialog } from '../features/products/components/delete-product-dialog';
import { ProductDialog } from '../features/products/components/product-dialog';
import { ProductsTable } from '../features/products/components/products-table';
import { copy } from '../features/products/copy';
import { adminProductsQuery, PRODUCT_SORTS, productSortOf, type AdminProduct } from '../features/products/get-products';
import { categoriesQuery } from '../get-categories';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { useListSearch } from '../list/use-list-search';

const SORTS = PRODUCT_SORTS.map((value) => ({ value, label: copy.sorts[value] }));

export default function ProductsPage() {
  const search = useListSearch();
  const { params, q, page, change } = search;
  const category = params.get('category') ?? '';
  const sort = productSortOf(params.get('sort'));
  const products = useQuery({
    ...adminProductsQuery({ q: q || undefined, category: category || undefined, sort, page }),
    placeholderData: keepPreviousData,
  });
  const categories = useQuery(categoriesQuery).data ?? [];
  /** The product whose form is open; 'new' for one to be added. */
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<AdminProduct | null>(null);

  const addButton = (
    <Button size="small" onClick={() => setEdited('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen
      title={copy.title}
      note={products.data && copy.found(formatNumber(products.data.total))}
      actions={addButton}
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
            products={items}
            categories={categories}
            stale={stale}
            onEdit={({ id }) => setEdited(id)}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {edited !== null && <ProductDialog id={edited} onClose={() => setEdited(null)} />}
      {toDelete && <DeleteProductDialog product={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
