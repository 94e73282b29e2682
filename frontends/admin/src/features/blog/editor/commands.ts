import type { CommandProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { addRowAfter, CellSelection, goToNextCell, isInTable } from '@tiptap/pm/tables';
import type { RowSection } from './nodes';

type Command = (props: Pick<CommandProps, 'state' | 'dispatch' | 'tr' | 'view' | 'editor'>) => boolean;

export interface Placed {
  node: Node;
  pos: number;
}

/** Returns the node of this kind that contains the selection or is selected. */
export function nodeAround({ selection }: EditorState, name: string): Placed | null {
  if (selection instanceof NodeSelection && selection.node.type.name === name) {
    return { node: selection.node, pos: selection.from };
  }
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === name) return { node, pos: $from.before(depth) };
  }
  return null;
}

/** Tab in a table moves to the next cell. In the last cell it adds a row. */
export function moveToCell(step: 1 | -1): Command {
  return ({ editor }) => {
    const { state, view } = editor;
    if (!isInTable(state)) return false;
    if (goToNextCell(step)(state, view.dispatch)) return true;
    if (step < 0) return true;
    addRowAfter(state, view.dispatch);
    goToNextCell(1)(view.state, view.dispatch);
    return true;
  };
}

/** Enter in a caption moves to the table, or to the text below the picture. */
export const leaveCaption: Command = ({ state, tr, dispatch }) => {
  const { $from } = state.selection;
  const name = $from.parent.type.name;
  if (name !== 'figcaption' && name !== 'tableCaption') return false;
  if (!dispatch) return true;
  if (name === 'tableCaption') {
    tr.setSelection(Selection.near(tr.doc.resolve($from.after()), 1));
    return true;
  }
  placeBelow(tr, $from.after($from.depth - 1));
  return true;
};

/** Moves the cursor into the text at `pos`. If there is no text, a paragraph is added. */
function placeBelow(tr: Transaction, pos: number): void {
  const next = tr.doc.resolve(pos).nodeAfter;
  const paragraph = tr.doc.type.schema.nodes.paragraph;
  if (!next?.isTextblock && paragraph) tr.insert(pos, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, pos + 1)).scrollIntoView();
}

/** Deletes the whole figure or table around the selection. */
export function removeAround(name: 'figure' | 'tableBlock'): Command {
  return ({ state, tr, dispatch }) => {
    const found = nodeAround(state, name);
    if (!found) return false;
    if (dispatch) {
      tr.delete(found.pos, found.pos + found.node.nodeSize);
      tr.setSelection(Selection.near(tr.doc.resolve(Math.min(found.pos, tr.doc.content.size))));
    }
    return true;
  };
}

const SIZE = 3;

/** Inserts a table with a header row and three rows of three cells, and moves the cursor into its caption. */
export const insertTable: Command = ({ state, tr, dispatch }) => {
  const { nodes } = state.schema;
  const { tableBlock, tableCaption, table, tableRow, tableCell, tableHeader, paragraph } = nodes;
  if (!tableBlock || !tableCaption || !table || !tableRow || !tableCell || !tableHeader || !paragraph) return false;
  if (nodeAround(state, 'tableBlock')) return false;
  if (!dispatch) return true;
  const columns = Array.from({ length: SIZE }, (_, at) => at);
  const rowOf = (section: RowSection) =>
    tableRow.create(
      { section },
      columns.map(() =>
        section === 'head'
          ? tableHeader.create({ scope: 'col' }, paragraph.create())
          : tableCell.create(null, paragraph.create()),
      ),
    );
  const rows = [rowOf('head'), ...columns.slice(1).map(() => rowOf('body'))];
  const block = tableBlock.create(null, [tableCaption.create(), table.create(null, rows)]);
  tr.replaceSelectionWith(block);
  const start = findAt(tr.doc, block, tr.selection.from);
  tr.setSelection(TextSelection.create(tr.doc, start + 2)).scrollIntoView();
  return true;
};

/** Returns the position of a node that was just inserted before `end`. */
function findAt(doc: Node, node: Node, end: number): number {
  let found = 0;
  doc.nodesBetween(0, Math.min(end + 1, doc.content.size), (each, pos) => {
    if (each === node || each.eq(node)) found = pos;
    return each.type.name !== 'tableBlock';
  });
  return found;
}

export interface Picture {
  src: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** Inserts a picture at the cursor and moves the cursor into its caption. If a picture is selected, it is replaced. */
export function putPicture(picture: Picture): Command {
  return ({ state, tr, dispatch }) => {
    const { figure, image, figcaption } = state.schema.nodes;
    if (!figure || !image || !figcaption) return false;
    if (!dispatch) return true;
    const around = nodeAround(state, 'figure');
    if (around) {
      const { href } = around.node.firstChild?.attrs ?? {};
      tr.setNodeMarkup(around.pos + 1, undefined, { ...picture, href: href as unknown });
      return true;
    }
    tr.replaceSelectionWith(figure.create(null, [image.create(picture), figcaption.create()]));
    tr.scrollIntoView();
    return true;
  };
}

/**
 * Toggles the cells of a table's first row or first column between header cells and plain cells. Cells in a header row
 * name columns.
 */
export function toggleHeadings(of: 'row' | 'column'): Command {
  return ({ state, tr, dispatch }) => {
    const found = nodeAround(state, 'table');
    const { tableCell, tableHeader } = state.schema.nodes;
    if (!found || !tableCell || !tableHeader) return false;
    if (!dispatch) return true;
    const isOn = hasHeadings(found.node, of);
    found.node.forEach((row, rowOffset, rowAt) => {
      const isHead = row.attrs.section === 'head';
      if (of === 'row' ? rowAt > 0 : isHead) return;
      const rowPos = found.pos + 1 + rowOffset;
      if (of === 'row') tr.setNodeMarkup(rowPos, undefined, { section: isOn ? 'body' : 'head' });
      row.forEach((cell, cellOffset, cellAt) => {
        if (of === 'column' && cellAt > 0) return;
        const { colspan, rowspan } = cell.attrs as Record<'colspan' | 'rowspan', number>;
        const attrs = { colspan, rowspan, ...(!isOn && { scope: of === 'row' ? 'col' : 'row' }) };
        tr.setNodeMarkup(rowPos + 1 + cellOffset, isOn ? tableCell : tableHeader, attrs);
      });
    });
    if (state.selection instanceof CellSelection) tr.setSelection(Selection.near(tr.doc.resolve(found.pos + 3)));
    return true;
  };
}

/** Whether the first row of a table, or the first cell of its other rows, consists of header cells. */
export function hasHeadings(table: Node, of: 'row' | 'column'): boolean {
  if (of === 'row') return table.firstChild?.attrs.section === 'head';
  return table.lastChild?.firstChild?.type.name === 'tableHeader';
}
