import { Button } from '@afshoreh/ui';
import { Download } from 'lucide-react';
import { copy } from './copy';
import { useCsv, type ListExport } from './use-csv';

interface CsvButtonProps extends ListExport {
  /** The name for screen readers when a screen has several such buttons. It starts with the visible text. */
  label?: string;
}

export function CsvButton({ label, ...file }: CsvButtonProps) {
  const { isPending, save } = useCsv();
  return (
    <Button
      variant="secondary"
      size="small"
      title={label ?? copy.csvHint}
      aria-label={label}
      pending={isPending}
      onClick={() => void save(file)}
    >
      <Download />
      {copy.csv}
    </Button>
  );
}
