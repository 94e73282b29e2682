import { Button, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { copy } from '../copy';
import { isMissingPage, typedLink } from '../editor/typed-link';

const words = copy.linkDialog;

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the chosen words lead. A page of this site that is not there is told of once, and taken when it is confirmed. */
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
    const href = typedLink(typed);
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
      open
      onOpenChange={(open) => !open && onClose()}
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
          // React tells the article's form as well, around which this dialog is no more than drawn.
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
