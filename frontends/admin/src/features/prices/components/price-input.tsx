import { useEffect, useRef, type KeyboardEvent } from 'react';
import { copy } from '../copy';
import { Typed } from './price-grid-style';

interface PriceInputProps {
  name: string;
  begin: string;
  onFinish: (text: string | null, next: 'down' | 'on' | 'back' | 'stay') => void;
}

/** A price while it is typed. Enter goes down, Tab on, Escape gives it up; leaving keeps it. */
export function PriceInput({ name, begin, onFinish }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFinished = useRef(false);
  useEffect(() => {
    input.current?.focus();
    // A single digit was the first key of the new price; a whole price is replaced by what is typed.
    if (begin.length > 1) input.current?.select();
    else input.current?.setSelectionRange(begin.length, begin.length);
  }, [begin]);

  const finish = (text: string | null, next: 'down' | 'on' | 'back' | 'stay') => {
    // Leaving the grid's cell takes the focus away from the field, which is no second end.
    if (isFinished.current) return;
    isFinished.current = true;
    onFinish(text, next);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.key === 'Enter' && !event.ctrlKey) finish(value, event.shiftKey ? 'back' : 'down');
    else if (event.key === 'Tab') finish(value, event.shiftKey ? 'back' : 'on');
    else if (event.key === 'Escape') finish(null, 'stay');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Typed
      ref={input}
      aria-label={copy.grid.priceOf(name)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={begin}
      onKeyDown={handleKeyDown}
      onBlur={({ target }) => finish(target.value, 'stay')}
    />
  );
}
