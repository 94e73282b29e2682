import { useEffect, useRef, type KeyboardEvent } from 'react';
import { copy } from '../copy';
import { CellInput } from './price-grid-style';

interface PriceInputProps {
  name: string;
  begin: string;
  onFinish: (text: string | null, next: 'down' | 'on' | 'back' | 'stay') => void;
}

/**
 * The field for typing a price. Enter moves down, Tab moves on, Escape discards the input, and leaving the field keeps
 * it.
 */
export function PriceInput({ name, begin, onFinish }: PriceInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFinished = useRef(false);
  useEffect(() => {
    input.current?.focus();
    // A single digit is the first key of a new price, so it must stay. An existing price is selected, so that typing
    // replaces it.
    if (begin.length > 1) input.current?.select();
    else input.current?.setSelectionRange(begin.length, begin.length);
  }, [begin]);

  const finish = (text: string | null, next: 'down' | 'on' | 'back' | 'stay') => {
    // Moving to another cell also blurs the field. The input must not be finished a second time.
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
    <CellInput
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
