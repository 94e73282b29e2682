import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { MediaPickerDialog } from '../../../form/media-picker-dialog';
import { putPicture } from '../editor/commands';
import { sizeOf } from '../editor/size-of';
import { AltDialog } from './alt-dialog';

/** A picture of the library into the text: which one, then what it shows. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [src, setSrc] = useState<string | null>(null);
  if (src === null) return <MediaPickerDialog kind="image" onPick={({ url }) => setSrc(url)} onClose={onClose} />;
  const handleDone = async (alt: string) => {
    const size = await sizeOf(src);
    editor.commands.command(putPicture({ src, alt, ...size }));
    onClose();
  };
  return <AltDialog picture={{ src, alt: '' }} onDone={(alt) => void handleDone(alt)} onClose={onClose} />;
}
