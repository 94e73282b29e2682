import { Button, Notice } from '@afshoreh/ui';
import { copy } from './copy';

/** Tells the admin that the form contains a restored draft. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {copy.discardDraft}
        </Button>
      }
    >
      <strong>{copy.restored}</strong>
      <p>{copy.restoredText}</p>
    </Notice>
  );
}
