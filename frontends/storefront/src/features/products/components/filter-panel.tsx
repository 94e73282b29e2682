import { Dialog } from '@afshoreh/ui/dialog';
import { filtersCopy } from '../filters-copy';
import type { ProductListSearch } from '../product-list-search';
import { FilterForm } from './filter-form';

export { FilterForm as default, holdForm } from './filter-form';

/** The filters of a phone. */
export function FilterSheet({ search, onClose }: { search: ProductListSearch; onClose: () => void }) {
  return (
    <Dialog open size="large" title={filtersCopy.title} keepOnOutsidePress onOpenChange={(open) => open || onClose()}>
      <FilterForm search={search} onApply={onClose} />
    </Dialog>
  );
}
