import { useRef, useState, type FormEvent } from 'react';
import { formatNumber } from '@afshoreh/persian';
import { isSame, mostOfSpecification, type BuyerLimit } from '@afshoreh/persian/specification';
import type { UnreadLine } from '@afshoreh/persian/specification-text';
import { Button, TextArea } from '@afshoreh/ui';
import { copy } from '../copy';
import { Block } from './block';

interface PasteProps {
  text: string;
  onText: (text: string) => void;
  read: (text: string) => { limits: BuyerLimit[]; unread: UnreadLine[] };
  onRead: (limits: BuyerLimit[], unread: string[]) => void;
  before: readonly BuyerLimit[];
}

/** Parses pasted lines; lines that could not be parsed are listed below. */
export function Paste({ text, onText, read, onRead, before }: PasteProps) {
  const [outcome, setOutcome] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { paste } = copy;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') {
      setError(paste.empty);
      return area.current?.focus();
    }
    const { limits, unread } = read(text);
    const replaced = before.filter((limit) =>
      limits.some((each) => each.parameter === limit.parameter && !isSame(each, limit)),
    );
    onRead(
      limits,
      unread.flatMap(({ line }) => piecesOf(line)),
    );
    onText('');
    setOutcome([
      limits.length > 0 ? paste.added(formatNumber(limits.length)) : paste.nothing,
      ...(replaced.length > 0 ? [paste.replaced(formatNumber(replaced.length))] : []),
      ...(unread.length > 0 ? [paste.unread(formatNumber(unread.length))] : []),
    ]);
  }

  return (
    <form noValidate onSubmit={handleSubmit} aria-label={paste.title}>
      <Block title={paste.title}>
        <TextArea
          ref={area}
          label={paste.label}
          hint={paste.hint}
          rows={4}
          dir="auto"
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            setError(undefined);
          }}
          {...(error !== undefined && { error })}
        />
        <div>
          <Button type="submit">{paste.submit}</Button>
        </div>
        <p role="status">{outcome.join(' ')}</p>
      </Block>
    </form>
  );
}

/** Splits a line that is longer than the account can store. */
function piecesOf(line: string): string[] {
  const { unreadLength } = mostOfSpecification;
  const count = Math.ceil(line.length / unreadLength);
  return Array.from({ length: count }, (_, at) => line.slice(at * unreadLength, (at + 1) * unreadLength));
}
