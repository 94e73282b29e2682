import type { Editor } from '@tiptap/react';
import { Captions, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { copy } from '../copy';
import { nodeAround, putPicture, removeAround, type Picture } from '../editor/commands';
import { AltDialog } from './alt-dialog';
import { Group } from './table-tools';
import { ToolbarButton } from './toolbar-button';

const words = copy.editor;

/** The tools for the picture at the cursor. */
export function FigureTools({ editor }: { editor: Editor }) {
  const [isOpen, setIsOpen] = useState(false);
  const picture = nodeAround(editor.state, 'figure')?.node.firstChild?.attrs as Picture | undefined;
  const close = () => {
    setIsOpen(false);
    editor.commands.focus();
  };
  return (
    <Group role="group" aria-label={words.inFigure}>
      <ToolbarButton label={words.editPicture} icon={<Captions />} onPress={() => setIsOpen(true)} />
      <ToolbarButton
        label={words.deletePicture}
        icon={<Trash2 />}
        onPress={() => editor.chain().focus().command(removeAround('figure')).run()}
      />
      {isOpen && picture && (
        <AltDialog
          picture={picture}
          onClose={close}
          onDone={(alt) => {
            editor.commands.command(putPicture({ ...picture, alt }));
            close();
          }}
        />
      )}
    </Group>
  );
}
