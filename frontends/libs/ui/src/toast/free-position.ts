import type { Toast } from '@afshoreh/contracts';

/**
 * Chooses the place of each toast, because sonner takes a fixed position. With a fixed one, a toast covers the button that the
 * visitor wants next: free-position.spec.ts and the toasts of e2e/specs/frame.spec.ts and e2e/specs/admin/toasts.spec.ts fail. It
 * becomes unnecessary when sonner places toasts around controls, or when no page has a button where toasts stand.
 */
const BOTTOM = ['bottom-left', 'bottom-right', 'bottom-center'] as const;
const TOP = ['top-left', 'top-center', 'top-right'] as const;

type Position = (typeof BOTTOM | typeof TOP)[number];
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A position, and on a phone the distance from the top in pixels. */
export interface ToastPlace {
  position: Position;
  top?: number;
}

/** The sizes of a toast and its margin, in pixels. Title and description have two lines at most (toast-host.tsx). */
const SIZE = { width: 416, padding: 40, line: 24, lettersOfLine: 30, action: 40, margin: 24 };
/** Below the header of the site; the order bar is at the bottom of a phone. */
const PHONE = { top: 76, margin: 12, step: 8 };
const CONTROLS = 'a[href], button, input, select, textarea, summary';
/** The buttons that people usually press next: the actions of a row, and the buttons of a dialog. Toasts must not cover them. */
const NEXT = '[data-role="actions"] :is(a, button), [data-dialog-footer] :is(a, button)';

const heightOfText = (text = '') => SIZE.line * Math.min(2, Math.ceil(text.length / SIZE.lettersOfLine));

const heightOf = ({ title, description, action }: Pick<Toast, 'title' | 'description' | 'action'>) =>
  SIZE.padding + heightOfText(title) + heightOfText(description) + (action ? SIZE.action : 0);

/** The overlap of two areas in square pixels. */
function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const areasOf = (selector: string): Area[] =>
  [...document.querySelectorAll(selector)]
    // Controls in other toasts do not count.
    .filter((control) => !control.closest('[data-sonner-toaster]'))
    .map((control) => control.getBoundingClientRect());

const sumOver = (area: Area, controls: readonly Area[]) =>
  controls.reduce((sum, control) => sum + overlap(area, control), 0);

/** The first of the candidates with the smallest cost. */
const cheapest = <Each>(candidates: readonly Each[], costOf: (each: Each) => number) =>
  candidates.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));

function areaOf(position: Position, height: number): Area {
  const { innerWidth, innerHeight } = window;
  const { width, margin } = SIZE;
  const free = innerWidth - width;
  const left = position.endsWith('left') ? margin : position.endsWith('right') ? free - margin : free / 2;
  const top = position.startsWith('top') ? margin : innerHeight - margin - height;
  return { left, right: left + width, top, bottom: top + height };
}

function placeOnPhone(height: number): ToastPlace {
  const { innerWidth, innerHeight } = window;
  const next = areasOf(NEXT);
  const areaAt = (top: number) => ({ left: PHONE.margin, right: innerWidth - PHONE.margin, top, bottom: top + height });
  const steps = Math.max(0, Math.floor((innerHeight - height - PHONE.top) / PHONE.step));
  const tops = Array.from({ length: steps + 1 }, (_, step) => PHONE.top + step * PHONE.step);
  return { position: 'top-center', top: cheapest(tops, (top) => sumOver(areaAt(top), next)) };
}

/** The place at which a toast covers none of the {@link NEXT} buttons, if possible, and as little as possible of other controls. */
export function freePlace(toast: Parameters<typeof heightOf>[0]): ToastPlace {
  const height = heightOf(toast);
  if (!window.matchMedia('(min-width: 48rem)').matches) return placeOnPhone(height);
  const controls = areasOf(CONTROLS);
  const next = areasOf(NEXT);
  const nextUnder = (position: Position) => sumOver(areaOf(position, height), next);
  const isFree = BOTTOM.some((position) => nextUnder(position) === 0);
  const free = isFree ? BOTTOM.filter((position) => nextUnder(position) === 0) : [...BOTTOM, ...TOP];
  const position = cheapest(
    free,
    // The factor makes a covered `NEXT` button cost more than all other controls of a screen together.
    (each) => sumOver(areaOf(each, height), controls) + nextUnder(each) * 1000,
  );
  return { position };
}
