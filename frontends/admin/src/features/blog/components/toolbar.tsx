import { SelectField } from '@afshoreh/ui';
import { color, media, radius, space } from '@afshoreh/ui/theme';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Code,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Redo2,
  Table,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { insertTable, nodeAround, putPicture } from '../editor/commands';
import { HEADING_LEVELS } from '../editor/extensions';
import { FigureTools } from './figure-tools';
import { LinkDialog } from './link-dialog';
import { TableTools } from './table-tools';
import { ToolbarButton } from './toolbar-button';
import { useArrowKeys } from './use-arrow-keys';
import { MediaPickerDialog } from '../../../form/media-picker-dialog';
import { AltDialog } from './alt-dialog';

const words = copy.editor;

const KINDS = [
  { value: 'paragraph', label: words.kinds.paragraph },
  ...HEADING_LEVELS.map((level) => ({ value: `h${level}`, label: words.kinds[`h${level}`] })),
];

/** Returns the formats at the cursor. */
function stateOf({ editor }: { editor: Editor }) {
  const { state } = editor;
  return {
    kind:
      KINDS.find(({ value }) => editor.isActive('heading', { level: Number(value.slice(1)) }))?.value ?? 'paragraph',
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    code: editor.isActive('code'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    inTable: nodeAround(state, 'tableBlock') !== null,
    inFigure: nodeAround(state, 'figure') !== null,
  };
}

/**
 * The toolbar of the editor. Each tool shows its name, state and shortcut. The toolbar is one tab stop, and the arrow
 * keys move inside it.
 */
export function Toolbar({ editor }: { editor: Editor }) {
  const now = useEditorState({ editor, selector: stateOf });
  const [open, setOpen] = useState<'link' | 'picture' | null>(null);
  const close = () => {
    setOpen(null);
    editor.commands.focus();
  };
  const keys = useArrowKeys();
  const chain = () => editor.chain().focus();
  const setKind = (kind: string) => {
    const level = HEADING_LEVELS.find((each) => `h${each}` === kind);
    if (level) chain().setHeading({ level }).run();
    else chain().setParagraph().run();
  };
  return (
    <Bar role="toolbar" aria-label={words.toolbar} {...keys}>
      <SelectField
        label={words.kind}
        labelHidden
        options={KINDS}
        value={now.kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <ToolbarButton
        label={words.bold}
        icon={<Bold />}
        isOn={now.bold}
        keys="Control+B"
        onPress={() => chain().toggleBold().run()}
      />
      <ToolbarButton
        label={words.italic}
        icon={<Italic />}
        isOn={now.italic}
        keys="Control+I"
        onPress={() => chain().toggleItalic().run()}
      />
      <ToolbarButton
        label={words.code}
        icon={<Code />}
        isOn={now.code}
        onPress={() => chain().toggleMark('code').run()}
      />
      <ToolbarButton label={words.link} icon={<Link />} isOn={now.link} onPress={() => setOpen('link')} />
      <ToolbarButton
        label={words.bulletList}
        icon={<List />}
        isOn={now.bulletList}
        onPress={() => chain().toggleBulletList().run()}
      />
      <ToolbarButton
        label={words.orderedList}
        icon={<ListOrdered />}
        isOn={now.orderedList}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <ToolbarButton
        label={words.blockquote}
        icon={<TextQuote />}
        isOn={now.blockquote}
        onPress={() => chain().toggleBlockquote().run()}
      />
      <ToolbarButton label={words.rule} icon={<Minus />} onPress={() => chain().setHorizontalRule().run()} />
      <ToolbarButton label={words.picture} icon={<Image />} isOn={now.inFigure} onPress={() => setOpen('picture')} />
      <ToolbarButton
        label={words.table}
        icon={<Table />}
        isOn={now.inTable}
        disabled={now.inTable}
        onPress={() => chain().command(insertTable).run()}
      />
      <ToolbarButton
        label={words.undo}
        icon={<Undo2 />}
        disabled={!now.canUndo}
        keys="Control+Z"
        onPress={() => chain().undo().run()}
      />
      <ToolbarButton
        label={words.redo}
        icon={<Redo2 />}
        disabled={!now.canRedo}
        keys="Control+Y"
        onPress={() => chain().redo().run()}
      />
      {now.inTable && <TableTools editor={editor} />}
      {now.inFigure && <FigureTools editor={editor} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'picture' && <PictureDialog editor={editor} onClose={close} />}
    </Bar>
  );
}

/** Inserts a picture into the text: first the admin chooses a file, then enters its alternative text. */
function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [src, setSrc] = useState<string | null>(null);
  if (src === null) return <MediaPickerDialog kind="image" onPick={({ url }) => setSrc(url)} onClose={onClose} />;
  const handleDone = async (alt: string) => {
    const size = await sizeOf(src);
    editor.commands.command(putPicture({ src, alt, ...size }));
    onClose();
  };
  return <AltDialog picture={{ src, alt: '' }} onDone={(alt) => void handleDone(alt)} onClose={onClose} />;
}

/** The server keeps at most four digits in these attributes. */
const LARGEST = 9999;

/**
 * Returns the size of a picture in pixels, or nulls when it is unknown. With the size, the text does not move when the
 * picture loads.
 */
async function sizeOf(src: string): Promise<{ width: number | null; height: number | null }> {
  const image = new window.Image();
  image.src = src;
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  const isKnown = width > 0 && height > 0 && width <= LARGEST && height <= LARGEST;
  return isKnown ? { width, height } : { width: null, height: null };
}

const Bar = styled.div`
  position: sticky;
  inset-block-start: 4rem;
  z-index: 5;
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)};
  overflow-x: auto;
  border-block-end: 1px solid ${color('line')};
  border-start-start-radius: ${radius.medium};
  border-start-end-radius: ${radius.medium};
  background: ${color('raised')};

  > * {
    flex: none;
  }
  ${media.md} {
    flex-wrap: wrap;
  }
  select {
    min-block-size: 2.5rem;
    min-inline-size: 7.5rem;
    padding-block: 0;
  }
  [aria-pressed='true'] {
    background: ${color('brandSoft')};
    color: ${color('brandText')};
  }
  [aria-disabled='true'] {
    opacity: 0.4;
  }
`;
