import type { TableColumn } from '@afshoreh/ui/table';
import { useHiddenColumns } from './hidden-columns';

/** Returns the visible columns of the list `name`, and the columns that can be hidden. */
export function useListColumns<Item>(name: string, columns: TableColumn<Item>[]) {
  const { isHidden, toggle } = useHiddenColumns(name);
  return {
    shown: columns.filter(({ key }) => !isHidden(key)),
    optional: columns
      .filter(({ heading, role }) => !heading && role !== 'actions')
      .map(({ key, header }) => ({ key, header, isShown: !isHidden(key) })),
    toggle,
  };
}
