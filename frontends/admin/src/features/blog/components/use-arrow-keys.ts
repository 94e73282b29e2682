import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const controlsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button, select')];

/** From right to left the left arrow leads on. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/**
 * What a toolbar does with the keyboard (WAI-ARIA's pattern): the arrows go from control to control, Home and End to the
 * first and the last, and Tab goes past all of them to the text, coming back to the one that was used.
 */
export function useArrowKeys() {
  const [used, setUsed] = useState<HTMLElement | null>(null);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const controls = controlsOf(event.currentTarget);
    const at = controls.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.code];
    const next =
      step !== undefined
        ? controls[(at + step + controls.length) % controls.length]
        : event.code === 'Home'
          ? controls[0]
          : event.code === 'End'
            ? controls.at(-1)
            : undefined;
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!controlsOf(currentTarget).includes(target)) return;
    setUsed(target);
  };
  /** Runs with every render: tools come and go with what the cursor is in. */
  const ref = (bar: HTMLElement | null) => {
    if (!bar) return;
    const controls = controlsOf(bar);
    const stop = used && controls.includes(used) ? used : controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  };
  return { ref, onKeyDown: handleKey, onFocus: handleFocus };
}
