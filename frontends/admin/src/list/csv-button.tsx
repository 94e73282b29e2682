import { showToast } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { copy } from './copy';
import { download } from './download';

/** A file of exactly what is shown. */
export interface ListExport {
  fileName: string;
  fetch: () => Promise<Blob>;
}

interface CsvButtonProps extends ListExport {
  /** Read aloud, where a screen has several; begins with the text of the button. */
  label?: string;
}

export function CsvButton({ fileName, fetch, label }: CsvButtonProps) {
  const [pending, setPending] = useState(false);
  const handleClick = async () => {
    setPending(true);
    try {
      download(await fetch(), fileName);
    } catch (error) {
      showToast({ tone: 'error', title: copy.csvFailed, description: (error as Error).message });
    }
    setPending(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      title={label ?? copy.csvHint}
      aria-label={label}
      pending={pending}
      onClick={() => void handleClick()}
    >
      <Download />
      {copy.csv}
    </Button>
  );
}
