import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatNumber, MOST_KILOGRAMS, parseQuantity, toPersianDigits, type Pack } from '@afshoreh/persian';
import { quantityProblem } from './quantity-problem';

export interface QuantityOptions {
  /** Kilograms; or what was typed when it is no amount, as `onChange` gave it. */
  value: number | string;
  /** Gets kilograms, whole, 1 to {@link MOST_KILOGRAMS}; or the text while what stands in the field is no amount. */
  onChange: (value: number | string) => void;
  onBlur?: (() => void) | undefined;
  pack?: Pack | null | undefined;
  /** What plus and minus move by, to the next multiple; 1 if not given. */
  step?: number | undefined;
}

const within = (kilograms: number) => Math.min(MOST_KILOGRAMS, Math.max(1, kilograms));

/** What a quantity field holds: the text as it is typed, what it means, and why it means nothing once it was left. */
export function useQuantity({ value, onChange, onBlur, pack = null, step = 1 }: QuantityOptions) {
  /** What is being typed, until the field is left with an amount in it; null when the field shows `value`. */
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setWasLeft] = useState(false);
  const text = typed ?? (typeof value === 'string' ? value : formatNumber(value));
  const read = parseQuantity(text, pack);
  const kilograms = 'kilograms' in read ? read.kilograms : null;
  const from = kilograms ?? (typeof value === 'number' ? value : 1);

  function choose(amount: number) {
    setTyped(null);
    setWasLeft(false);
    onChange(within(amount));
  }
  function moveBy(direction: 1 | -1) {
    choose(step * (direction > 0 ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1));
  }
  function settle() {
    if (kilograms !== null) setTyped(null);
    setWasLeft(kilograms === null);
  }

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = toPersianDigits(event.target.value);
    const meant = parseQuantity(next, pack);
    setTyped(next);
    onChange('kilograms' in meant ? meant.kilograms : next);
  };
  const handleBlur = () => {
    settle();
    onBlur?.();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter sends the form without leaving the field: what is sent must be what is shown.
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  const problem = wasLeft && 'problem' in read ? quantityProblem(read.problem) : undefined;
  const limits = { isLeast: from <= 1, isMost: from >= MOST_KILOGRAMS };
  return { ...limits, text, kilograms, problem, choose, moveBy, handleChange, handleBlur, handleKeyDown };
}
