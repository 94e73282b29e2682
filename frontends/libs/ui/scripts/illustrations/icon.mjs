import { at, picture } from './brush.mjs';
import { mark } from './scenes.mjs';

/** Of the light page, which is also what the manifest names. */
const GROUND = '#fbf7f0';

/** Our mark in a square of 48; with a ground it stays in the middle four fifths, which every mask leaves whole. */
export const icon = ({ ground = false }) =>
  picture(48, 48, () =>
    ground ? `<rect width="48" height="48" fill="${GROUND}"/>${at(9, 8.6, mark(), { scale: 0.64 })}` : mark(),
  );
