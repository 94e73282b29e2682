import { IconButton } from '@afshoreh/ui';
import { media } from '@afshoreh/ui/theme';
import { ArrowDown, ArrowUp, Eye, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';

const words = copy.form.documents;

interface DocumentActionsProps {
  title: string;
  url: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/**
 * The actions for one document. Arrow buttons instead of dragging, so that the order can also be changed with the
 * keyboard.
 */
export function DocumentActions({ title, url, isFirst, isLast, onMove, onRemove }: DocumentActionsProps) {
  return (
    <Row>
      <IconButton
        label={words.view(title)}
        icon={<Eye />}
        size="small"
        onClick={() => window.open(url, '_blank', 'noopener')}
      />
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
