import { useEffect, useEffectEvent, type RefObject } from 'react';
import { CALL_OUTCOMES } from './call-outcome';
import { NEXT_CALL_CHOICES } from './call-form';
import type { CallForm } from './use-call-form';

/** By the place on the keyboard, not by the letter: with the Persian layout the same keys type ۱ to ۰. */
const digitOf = (code: string) => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];

const isTyping = (target: Element) => target.matches('textarea, select, input:not([type="radio"])');

interface LeadsOn {
  onSaveAndNext: () => void;
  onSkip: () => void;
}

/**
 * 1 to 5 are the outcome and 6 to 0 the next call, outside of text fields; Ctrl+Enter sends and leads on to the next order,
 * Ctrl+Shift+Enter leads on without sending.
 */
export function useCallKeys(
  formElement: RefObject<HTMLFormElement | null>,
  form: CallForm,
  { onSaveAndNext, onSkip }: LeadsOn,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const dialog = formElement.current?.closest('[role="dialog"]');
    // A question over the dialog has keys of its own.
    if (event.defaultPrevented || !(event.target instanceof Element) || !dialog?.contains(event.target)) return;
    if (event.ctrlKey || event.metaKey) {
      if (!/^(Numpad)?Enter$/.test(event.code)) return;
      event.preventDefault();
      if (event.shiftKey) onSkip();
      else onSaveAndNext();
      return;
    }
    const digit = digitOf(event.code);
    if (digit === undefined || event.altKey || event.shiftKey || isTyping(event.target)) return;
    event.preventDefault();
    press(Number(digit), form, formElement.current);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function press(digit: number, form: CallForm, element: HTMLFormElement | null): void {
  const outcome = CALL_OUTCOMES[digit - 1];
  const when = NEXT_CALL_CHOICES[(digit + 4) % 10];
  if (outcome) form.chooseOutcome(outcome);
  else if (when && (when === 'typed' || form.times?.[when])) form.set('when', when);
  focusChosen(element, outcome ? 'outcome' : when === 'typed' ? 'nextCallAt' : 'when');
}

/** After it is on the screen: the field of a typed time appears when it is chosen. */
function focusChosen(form: HTMLFormElement | null, name: string): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(`[name="${name}"]:checked, [name="${name}"]:not([type="radio"])`);
    field?.focus();
  });
}
