import { Extension, getSchema } from '@tiptap/core';
import { tableEditing } from '@tiptap/pm/tables';
import StarterKit from '@tiptap/starter-kit';
import { leaveCaption, moveToCell } from './commands';
import { articleNodes } from './nodes';

const ZWNJ = '\u200c';

const Keys = Extension.create({
  name: 'articleKeys',
  // Ahead of the keys of lists and paragraphs.
  priority: 200,
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => editor.commands.command(moveToCell(1)),
      'Shift-Tab': () => editor.commands.command(moveToCell(-1)),
      Enter: () => editor.commands.command(leaveCaption),
      // As Persian layouts have it, also where the system's layout is another one.
      'Shift-Space': () => editor.commands.insertContent(ZWNJ),
      'Mod-Shift-2': () => editor.commands.insertContent(ZWNJ),
    };
  },
});

/** The headings that an article has below its title. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** An editor of exactly what `article-html.ts` of the server keeps. */
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
