export interface Place {
  x: number;
  y: number;
}

/** Shorter ways are taps, or fingers that scroll. */
const SHORTEST = 48;

/**
 * What a finger that moved over a photo asks for; null when it moved too little or rather up and down. Text runs from right to
 * left: the next photo is on the left, and a finger that moves to the right draws it in.
 */
export function swipeOf(from: Place, to: Place): 'next' | 'previous' | null {
  const [along, across] = [to.x - from.x, to.y - from.y];
  if (Math.abs(along) < SHORTEST || Math.abs(along) < 2 * Math.abs(across)) return null;
  return along > 0 ? 'next' : 'previous';
}
