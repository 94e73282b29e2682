import { copy } from './copy';
import { FormNotice } from './form-notice';

/** What is in the form was typed before and never saved. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <FormNotice
      tone="info"
      title={copy.restored}
      text={copy.restoredText}
      action={copy.discardDraft}
      onAction={onDiscard}
    />
  );
}
