import { Button, Cluster } from '@afshoreh/ui';

interface CorrectionButtonsProps {
  words: { save: string; saving: string; cancel: string };
  form: { isSubmitting: boolean; discardDraft: () => void };
  onClose: () => void;
}

/** The buttons of a form that corrects a part of an order: one saves, the other discards the input. */
export function CorrectionButtons({ words, form, onClose }: CorrectionButtonsProps) {
  const cancel = () => {
    form.discardDraft();
    onClose();
  };
  return (
    <Cluster $gap={2}>
      <Button type="submit" size="small" pending={form.isSubmitting} pendingLabel={words.saving}>
        {words.save}
      </Button>
      <Button size="small" variant="secondary" onClick={cancel}>
        {words.cancel}
      </Button>
    </Cluster>
  );
}
