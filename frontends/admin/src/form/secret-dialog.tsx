import { Button, CopyButton, Stack, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';

interface SecretDialogProps {
  title: string;
  words: Record<'text' | 'lost' | 'field' | 'hint' | 'copy' | 'copied' | 'copyFailed' | 'done', string>;
  /** Null when the response with the secret was lost. */
  secret: string | null;
  onClose: () => void;
}

/** Shows a secret of a program once. The server does not give it out again. */
export function SecretDialog({ title, words, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      keepOnOutsidePress
      title={title}
      description={secret === null ? words.lost : words.text}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      {secret !== null && (
        <Stack $gap={3}>
          <TextField
            label={words.field}
            hint={words.hint}
            readOnly
            ltr
            value={secret}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={secret} label={words.copy} copied={words.copied} failed={words.copyFailed} />
        </Stack>
      )}
    </Dialog>
  );
}
