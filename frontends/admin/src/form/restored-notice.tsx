import { Button, Notice } from '@afshoreh/ui';
import { copy } from './copy';

/** What is in the form was typed before and never saved. */
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
