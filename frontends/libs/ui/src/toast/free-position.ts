/** Corners of a wide screen's lower edge, the first one preferred: nothing reads from there, and no title is there. */
const WIDE = ['bottom-left', 'bottom-right', 'bottom-center'] as const;
/** As a phone's bottom has the order bar. */
const NARROW = 'top-center';

type Position = (typeof WIDE)[number] | typeof NARROW;
type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A toast of three lines with an action, and the space around it, in pixels. */
const SIZE = { width: 416, height: 160, margin: 24 };
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Square pixels that both have. */
function shared(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function areaOf(position: (typeof WIDE)[number]): Area {
  const { innerWidth, innerHeight } = window;
  const { width, height, margin } = SIZE;
  const free = innerWidth - width;
  const left = { 'bottom-left': margin, 'bottom-right': free - margin, 'bottom-center': free / 2 }[position];
  return { left, right: left + width, top: innerHeight - margin - height, bottom: innerHeight - margin };
}

/** Where a toast that arrives now covers the least of what can be pressed. */
export function freePosition(): Position {
  if (!window.matchMedia('(min-width: 48rem)').matches) return NARROW;
  const controls = [...document.querySelectorAll(CONTROLS)]
    // What stands in another toast is none of the page's.
    .filter((control) => !control.closest('[data-sonner-toaster]'))
    .map((control) => control.getBoundingClientRect());
  const covered = (position: (typeof WIDE)[number]) =>
    controls.reduce((sum, control) => sum + shared(areaOf(position), control), 0);
  return WIDE.reduce((best, position) => (covered(position) < covered(best) ? position : best));
}
