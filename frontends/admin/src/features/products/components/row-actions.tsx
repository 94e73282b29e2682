import { IconButton } from '@afshoreh/ui';
import { media } from '@afshoreh/ui/theme';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';

const words = copy.form.rows;

interface RowActionsProps {
  title: string;
  /** More buttons before these. */
  children?: ReactNode;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/**
 * The actions for one row of a list. Arrow buttons instead of dragging, so that the order can also be changed with the
 * keyboard.
 */
export function RowActions({ title, isFirst, isLast, onMove, onRemove, children }: RowActionsProps) {
  return (
    <Row>
      {children}
      <IconButton
        label={words.up(title)}
        icon={<ArrowUp />}
        size="small"
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={words.down(title)}
        icon={<ArrowDown />}
        size="small"
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label={words.remove(title)} icon={<Trash2 />} size="small" variant="danger" onClick={onRemove} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;

  /* Beside the fields, aligned below their labels. */
  ${media.md} {
    padding-block-start: 2rem;
  }
`;
