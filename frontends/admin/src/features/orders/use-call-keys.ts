import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CALL_OUTCOMES, NEXT_CALL_CHOICES } from './call-form';
import type { CallForm } from './use-call-form';

/** By `event.code`, because a Persian keyboard types ۱ to ۰ with these keys. */
const digitOf = (code: string) => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];

/** Whether keys belong to the text or the choice that has the focus. */
export const isTyping = (target: Element) => target.matches('textarea, select, input:not([type="radio"])');

interface QueueActions {
  /** Another order is loading, so keys must act on neither of the two. */
  isLeaving: boolean;
  onSaveAndNext: () => void;
  onSkip: () => void;
}

/**
 * Outside of text fields, 1 to 5 select the outcome and 6 to 0 the next call. Ctrl+Enter saves and opens the next
 * order. Ctrl+Shift+Enter opens the next order without saving.
 */
export function useCallKeys(
  formElement: RefObject<HTMLFormElement | null>,
  form: CallForm,
  { isLeaving, onSaveAndNext, onSkip }: QueueActions,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const dialog = formElement.current?.closest('[role="dialog"]');
    // A confirmation over this dialog handles its own keys.
    if (event.defaultPrevented || !(event.target instanceof Element) || !dialog?.contains(event.target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (!/^(Numpad)?Enter$/.test(event.code)) return;
      event.preventDefault();
      if (isLeaving) return;
      if (event.shiftKey) onSkip();
      else onSaveAndNext();
      return;
    }
    const digit = digitOf(event.code);
    if (digit === undefined || event.altKey || event.shiftKey || isTyping(event.target)) return;
    event.preventDefault();
    if (isLeaving) return;
    handleDigit(Number(digit), form, formElement.current);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function handleDigit(digit: number, form: CallForm, element: HTMLFormElement | null): void {
  const outcome = CALL_OUTCOMES[digit - 1];
  const when = NEXT_CALL_CHOICES[(digit + 4) % 10];
  if (outcome) form.chooseOutcome(outcome);
  else if (when && (when === 'typed' || form.times?.[when])) form.set('when', when);
  focusChosen(element, outcome ? 'outcome' : when === 'typed' ? 'nextCallAt' : 'when');
}

/** Waits until the chosen field is rendered, because the field of a typed time appears only after the choice. */
function focusChosen(form: HTMLFormElement | null, name: string): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(`[name="${name}"]:checked, [name="${name}"]:not([type="radio"])`);
    field?.focus();
  });
}
