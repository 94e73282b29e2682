import { Button, VisuallyHidden } from '@afshoreh/ui';
import { DropdownMenu, type MenuItem } from '@afshoreh/ui/menu';
import { Download, Ellipsis } from 'lucide-react';
import { copy } from './copy';
import { useCsv, type ListExport } from './use-csv';

interface MoreMenuProps {
  csv: ListExport | undefined;
  items: readonly MenuItem[];
}

/** Rarely used actions on the whole list. */
export function MoreMenu({ csv, items }: MoreMenuProps) {
  const { isPending, save } = useCsv();
  if (!csv && items.length === 0) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="small" pending={isPending} title={copy.toolbar.more}>
          <Ellipsis />
          <VisuallyHidden>{copy.toolbar.more}</VisuallyHidden>
        </Button>
      }
      items={[...items, ...(csv ? [{ label: copy.csv, icon: <Download />, onSelect: () => void save(csv) }] : [])]}
    />
  );
}
