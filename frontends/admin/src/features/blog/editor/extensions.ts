import { Extension, getSchema } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';
import { leaveCaption, moveToCell } from './commands';
import { articleNodes } from './nodes';

const ZWNJ = '\u200c';

const Keys = Extension.create({
  name: 'articleKeys',
  // These keys must be handled before the keymaps of lists and paragraphs.
  priority: 200,
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => editor.commands.command(moveToCell(1)),
      'Shift-Tab': () => editor.commands.command(moveToCell(-1)),
      Enter: () => editor.commands.command(leaveCaption),
      // Persian keyboard layouts type a half-space with Shift+Space. The editor does so with every layout.
      'Shift-Space': () => editor.commands.insertContent(ZWNJ),
      'Mod-Shift-2': () => editor.commands.insertContent(ZWNJ),
    };
  },
});

/** The heading levels below the title of an article. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/**
 * An editor that allows exactly the HTML that `article-html.ts` on the server keeps (see docs/decisions/0032-editor-
 * and-server-share-the-article-markup.md).
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    code: false,
    codeBlock: false,
    link: false,
    strike: false,
    underline: false,
    dropcursor: { color: 'currentColor' },
  }),
  ...articleNodes,
  Keys,
];

export const articleSchema = getSchema(extensions);
