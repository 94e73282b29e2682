import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { formatNumber, MAX_KILOGRAMS, parseQuantity, toPersianDigits, type Pack } from '@afshoreh/persian';
import { quantityProblem } from './quantity-problem';

export interface QuantityOptions {
  /** Kilograms, or the typed text when it is not an amount, as `onChange` passed it. */
  value: number | string;
  /** Gets whole kilograms from 1 to {@link MAX_KILOGRAMS}, or the typed text while it is not an amount. */
  onChange: (value: number | string) => void;
  onBlur?: (() => void) | undefined;
  pack?: Pack | null | undefined;
  /** Plus and minus go to the next multiple of this; 1 by default. */
  step?: number | undefined;
}

const within = (kilograms: number) => Math.min(MAX_KILOGRAMS, Math.max(1, kilograms));

/** The state of a quantity field: the typed text, its kilograms and, after blur, the problem with it. */
export function useQuantity({ value, onChange, onBlur, pack = null, step = 1 }: QuantityOptions) {
  /** The typed text until blur with a valid amount; null when the field shows `value`. */
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
    // Enter submits the form without a blur, so the field must show what is submitted.
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  const problem = wasLeft && 'problem' in read ? quantityProblem(read.problem) : undefined;
  const limits = { isLeast: from <= 1, isMost: from >= MAX_KILOGRAMS };
  return { ...limits, text, kilograms, problem, choose, moveBy, handleChange, handleBlur, handleKeyDown };
}
