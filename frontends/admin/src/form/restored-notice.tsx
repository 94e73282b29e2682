import { copy } from './copy';
import { Notice } from './notice';

/** What is in the form was typed before and never saved. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      title={copy.restored}
      text={copy.restoredText}
      action={copy.discardDraft}
      onAction={onDiscard}
    />
  );
}
