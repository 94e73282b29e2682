import { useEditorState, type Editor } from '@tiptap/react';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, mergeCells, splitCell } from '@tiptap/pm/tables';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  FoldHorizontal,
  PanelRight,
  PanelTop,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
  FoldVertical,
} from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';
import { hasHeadings, nodeAround, removeAround, toggleHeadings } from '../editor/commands';
import { ToolbarButton } from './toolbar-button';
import { color, space } from '@afshoreh/ui/theme';

const words = copy.editor;

/** The tools for the table at the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const table = nodeAround(state, 'table')?.node;
      return {
        inCell: table !== undefined,
        headRow: table !== undefined && hasHeadings(table, 'row'),
        headColumn: table !== undefined && hasHeadings(table, 'column'),
        canMerge: mergeCells(state),
        canSplit: splitCell(state),
      };
    },
  });
  const run = (command: Command) => () => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  const chain = () => editor.chain().focus();
  return (
    <Group role="group" aria-label={words.inTable}>
      <ToolbarButton
        label={words.rowBelow}
        icon={<BetweenHorizontalEnd />}
        disabled={!now.inCell}
        onPress={run(addRowAfter)}
      />
      <ToolbarButton
        label={words.columnAfter}
        icon={<BetweenVerticalEnd />}
        disabled={!now.inCell}
        onPress={run(addColumnAfter)}
      />
      <ToolbarButton label={words.deleteRow} icon={<FoldVertical />} disabled={!now.inCell} onPress={run(deleteRow)} />
      <ToolbarButton
        label={words.deleteColumn}
        icon={<FoldHorizontal />}
        disabled={!now.inCell}
        onPress={run(deleteColumn)}
      />
      <ToolbarButton
        label={words.headRow}
        icon={<PanelTop />}
        isOn={now.headRow}
        disabled={!now.inCell}
        onPress={() => chain().command(toggleHeadings('row')).run()}
      />
      <ToolbarButton
        label={words.headColumn}
        icon={<PanelRight />}
        isOn={now.headColumn}
        disabled={!now.inCell}
        onPress={() => chain().command(toggleHeadings('column')).run()}
      />
      <ToolbarButton
        label={words.merge}
        icon={<TableCellsMerge />}
        disabled={!now.canMerge}
        onPress={run(mergeCells)}
      />
      <ToolbarButton label={words.split} icon={<TableCellsSplit />} disabled={!now.canSplit} onPress={run(splitCell)} />
      <ToolbarButton
        label={words.deleteTable}
        icon={<Trash2 />}
        onPress={() => chain().command(removeAround('tableBlock')).run()}
      />
    </Group>
  );
}

export const Group = styled.div`
  display: flex;
  gap: ${space(1)};
  padding-inline-start: ${space(2)};
  border-inline-start: 1px solid ${color('line')};
`;
