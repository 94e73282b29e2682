import { Button, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { isSiteLink } from '@afshoreh/persian';
import { copy } from '../copy';

const words = copy.linkDialog;

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/**
 * Edits the link of the selected words. For a missing page of this site it warns once, and then accepts the address
 * when it is confirmed.
 */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const id = useId();
  const known = editor.getAttributes('link').href as string | undefined;
  const [typed, setTyped] = useState(known ?? '');
  const [problem, setProblem] = useState<'wrong' | 'missing' | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  const put = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !known) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setMark('link', { href }).run();
    onClose();
  };
  const handleSubmit = async () => {
    const href = parseLink(typed);
    if (href === null) return setProblem('wrong');
    if (problem === 'missing') return put(href);
    setIsChecking(true);
    const isMissing = await isMissingPage(href);
    setIsChecking(false);
    if (isMissing) setProblem('missing');
    else put(href);
  };
  const handleRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          {known && (
            <Button variant="ghost" onClick={handleRemove}>
              {words.remove}
            </Button>
          )}
          <Button type="submit" form={id} pending={isChecking} pendingLabel={words.checking}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside the React tree of the article's form, so its submit event would bubble to that form.
          event.stopPropagation();
          void handleSubmit();
        }}
      >
        <TextField
          label={words.address}
          hint={words.hint}
          error={problem ? words[problem] : undefined}
          ltr
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem(null);
          }}
        />
      </form>
    </Dialog>
  );
}

/**
 * Returns the address that the typed text means, or null. Addresses of this site become relative, and a bare domain
 * gets https.
 */
function parseLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const own = text.startsWith(`${window.location.origin}/`) ? text.slice(window.location.origin.length) : text;
  if (isSiteLink(own)) return own;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(own)) return `mailto:${own}`;
  const guessed = `https://${own}`;
  return /^[\w-]+(\.[\w-]+)+(?:[/?#]|$)/.test(own) && isSiteLink(guessed) ? guessed : null;
}

/** Whether a link leads to a missing page of this site. Links to other sites are not checked. */
async function isMissingPage(href: string, signal?: AbortSignal): Promise<boolean> {
  if (!href.startsWith('/')) return false;
  const answer = await fetch(href, { method: 'HEAD', ...(signal && { signal }) }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
