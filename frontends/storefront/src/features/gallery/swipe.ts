export interface Place {
  x: number;
  y: number;
}

/** A shorter movement is a tap or a scroll. */
const SHORTEST = 48;

/**
 * The direction of a swipe over a photo; null when the finger moved too little, or mostly up or down. The page is read
 * from right to left: the next photo is on the left, and a swipe to the right brings it in.
 */
export function swipeOf(from: Place, to: Place): 'next' | 'previous' | null {
  const [along, across] = [to.x - from.x, to.y - from.y];
  if (Math.abs(along) < SHORTEST || Math.abs(along) < 2 * Math.abs(across)) return null;
  return along > 0 ? 'next' : 'previous';
}
