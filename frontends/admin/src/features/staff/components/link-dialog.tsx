import type { Schemas } from '@afshoreh/api-client';
import { formatDateTime } from '@afshoreh/persian';
import { Button, CopyButton, Stack, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { copy } from '../copy';

const words = copy.link;

interface LinkDialogProps {
  link: Schemas['AdminLinkDto'];
  onClose: () => void;
}

/** Shows a link once. The server stores only its hash, so it cannot be shown again. */
export function LinkDialog({ link: { admin, path, expiresAt }, onClose }: LinkDialogProps) {
  const address = window.location.origin + path;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOnOutsidePress
      title={words.title(admin.displayName)}
      description={words.text}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Stack $gap={3}>
        <TextField
          label={words.field}
          hint={words.expires(formatDateTime(expiresAt))}
          readOnly
          ltr
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} label={words.copy} copied={words.copied} failed={words.copyFailed} />
      </Stack>
    </Dialog>
  );
}
