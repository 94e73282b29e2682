import type { UnreadLine } from '@afshoreh/persian/specification-text';
import { Bidi, Button } from '@afshoreh/ui';
import { copy } from '../copy';
import { Rows } from './block';

interface UnreadProps {
  lines: readonly UnreadLine[];
  onAgain: (line: string) => void;
  onDrop: (line: string) => void;
}

/** Lines that could not be parsed, each with the reason. */
export function Unread({ lines, onAgain, onDrop }: UnreadProps) {
  return (
    <Rows>
      {lines.map(({ line, reason }) => (
        <li key={line}>
          <span>
            <Bidi>{line}</Bidi>
            <small>: {copy.unread.reasons[reason]}</small>
          </span>
          <div>
            <Button variant="ghost" size="small" onClick={() => onAgain(line)}>
              {copy.unread.again}
            </Button>
            <Button variant="ghost" size="small" aria-label={copy.unread.dropped(line)} onClick={() => onDrop(line)}>
              {copy.unread.drop}
            </Button>
          </div>
        </li>
      ))}
    </Rows>
  );
}
