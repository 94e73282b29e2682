import { formatNumber } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import type { TableSort } from '@afshoreh/ui/table';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { ImportDialog } from '../features/products/components/import-dialog';
import { NewCropDialog } from '../features/products/components/new-crop-dialog';
import { ProductDialog } from '../features/products/components/product-dialog';
import { useProductColumns } from '../features/products/components/product-columns';
import { copy } from '../features/products/copy';
import { products, type AdminProduct, type ProductSort } from '../features/products/products';
import { useToggleProduct, updateSwitch, type ProductToggle } from '../features/products/toggle-product';
import { SpecificationDialog } from '../features/parameters/specification/specification-dialog';
import { consumeOpenNext } from '../keyboard/save-and-next';
import { categoriesQuery } from '../get-categories';
import { Screen } from '../layout/screen';
import { ListResults } from '../list/list-results';
import { ListTable } from '../list/list-table';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';
import { sortOf } from '../resource/address';
import { DeleteRecordDialog } from '../resource/delete-record-dialog';
import { ResourceToolbar } from '../resource/resource-list';
import { useMay } from '../session/access';
import { bulkChange } from '../list/bulk-change';
import { useRecordBulk } from '../resource/use-resource';
import type { ListSearch } from '../resource/resource';

/** The column and direction of each sort. */
const HEADER_SORTS: Partial<Record<ProductSort, TableSort>> = {
  name: { key: 'name', direction: 'ascending' },
  'price-low': { key: 'price', direction: 'ascending' },
  'price-high': { key: 'price', direction: 'descending' },
};

export const head = { title: copy.title };

export default function ProductsPage() {
  const search = useListSearch();
  const { params, change } = search;
  const sort = sortOf(products, params) as ProductSort;
  const query = useQuery(products.page(search));
  const bulk = useProductBulk(search);
  const toggle = useToggleProduct();
  const categories = useQuery(categoriesQuery).data ?? [];
  const opened = useOpened('product');
  /** The id of the product whose form is open, or 'new'. */
  const copied = idOf(opened.value?.match(/^copy-(\d+)$/)?.[1] ?? null);
  const edited = opened.value === 'new' || copied !== null ? 'new' : idOf(opened.value);
  const importing = useOpened('import');
  const specified = useOpened('specification');
  const specifiedId = idOf(specified.value);
  const announced = useOpened('crop');
  const announcedId = idOf(announced.value);
  const [toDelete, setToDelete] = useState<AdminProduct | null>(null);

  const handleSaved = () => {
    const items = query.data?.items ?? [];
    const next = consumeOpenNext() && items[items.findIndex(({ id }) => id === edited) + 1];
    if (!next || edited === 'new') return opened.close();
    opened.replace(next.id);
  };

  const may = useMay();
  const mayChange = may('catalogue', 'write');
  const mayImport = mayChange && may('prices', 'write');
  const columns = useProductColumns({
    categories,
    linkTo: ({ id }) => opened.linkTo(id),
    copyLinkTo: ({ id }) => opened.linkTo(`copy-${id}`),
    onToggle: toggle,
    onDelete: setToDelete,
  });
  const addButton = mayChange && (
    <Button size="small" onClick={() => opened.open('new')}>
      <Plus />
      {copy.add}
    </Button>
  );

  return (
    <Screen title={copy.title} note={query.data && copy.found(formatNumber(query.data.total))} actions={addButton}>
      <ResourceToolbar
        of={products}
        search={search}
        filters={[
          {
            parameter: 'category',
            label: copy.categoryFilter,
            options: [
              { value: '', label: copy.allCategories },
              ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
            ],
            value: params.get('category') ?? '',
            all: '',
            isSelect: true,
          },
          {
            parameter: 'documents',
            label: copy.documentsFilter,
            options: [
              { value: '', label: copy.allDocuments },
              { value: 'expiring', label: copy.documentFilters.expiring },
            ],
            value: params.get('documents') ?? '',
            all: '',
            isSelect: true,
          },
        ]}
        columns={columns}
        more={mayImport ? [{ label: copy.import.open, icon: <FileUp />, onSelect: () => importing.open('file') }] : []}
      />
      <ListResults
        copy={copy}
        query={query}
        search={search}
        filtered={products.filterParameters.some((name) => params.has(name))}
        firstStep={addButton}
      >
        {(items, stale) => (
          <ListTable
            caption={copy.table}
            nameOf={products.nameOf}
            rows={items}
            total={query.data?.total ?? 0}
            columns={columns.shown}
            stale={stale}
            sort={HEADER_SORTS[sort]}
            onSort={({ key, direction }) =>
              change({ sort: key === 'name' ? 'name' : direction === 'ascending' ? 'price-low' : 'price-high' })
            }
            bulk={mayChange ? bulk : undefined}
          />
        )}
      </ListResults>
      {edited !== null && (mayChange || edited !== 'new') && (
        <ProductDialog key={opened.value} id={edited} copyOf={copied} onClose={opened.close} onSaved={handleSaved} />
      )}
      {specifiedId !== null && <SpecificationDialog key={specifiedId} id={specifiedId} onClose={specified.close} />}
      {mayChange && announcedId !== null && <NewCropDialog id={announcedId} onClose={announced.close} />}
      {mayImport && importing.value === 'file' && <ImportDialog onClose={importing.close} />}
      {toDelete && <DeleteRecordDialog of={products} item={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}

const switchAction = (field: ProductToggle, value: boolean) =>
  bulkChange<AdminProduct, boolean>(copy.switches[field][value ? 'turnOn' : 'turnOff'], {
    value,
    valueOf: (product) => product[field],
    put: (product, isOn, signal) => updateSwitch(product, { [field]: isOn }, signal),
  });

const FEATURED_ACTIONS = [switchAction('featured', true), switchAction('featured', false)];
const SHOW_PRICE_ACTIONS = [switchAction('showPrice', true), switchAction('showPrice', false)];

/** Bulk actions on products. */
function useProductBulk(search: ListSearch) {
  const mayPrice = useMay()('prices', 'write');
  return useRecordBulk(products, search, mayPrice ? [...SHOW_PRICE_ACTIONS, ...FEATURED_ACTIONS] : FEATURED_ACTIONS);
}
