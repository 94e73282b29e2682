import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const controlsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button, select')];

/** The page is read from right to left, so ArrowLeft moves forward. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/**
 * The keyboard of a toolbar (WAI-ARIA toolbar pattern). The arrow keys move between the controls, Home and End go to
 * the first and the last one. Tab leaves the toolbar, and returns to the control that was used last.
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
  /** Runs on every render, because the tools change with the position of the cursor. */
  const ref = (bar: HTMLElement | null) => {
    if (!bar) return;
    const controls = controlsOf(bar);
    const stop = used && controls.includes(used) ? used : controls[0];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  };
  return { ref, onKeyDown: handleKey, onFocus: handleFocus };
}
