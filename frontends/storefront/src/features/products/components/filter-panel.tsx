import { Dialog } from '@afshoreh/ui/dialog';
import { filtersCopy } from '../filters-copy';
import type { ProductListSearch } from '../product-list-search';
import { FilterForm } from './filter-form';

export { FilterForm as default, readServerForm } from './filter-form';

/** The filters on a phone, as a sheet. */
export function FilterSheet({ search, onClose }: { search: ProductListSearch; onClose: () => void }) {
  return (
    <Dialog size="large" title={filtersCopy.title} keepOnOutsidePress onClose={onClose}>
      <FilterForm search={search} onApply={onClose} />
    </Dialog>
  );
}
