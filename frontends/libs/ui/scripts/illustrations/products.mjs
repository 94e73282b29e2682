import { at } from './brush.mjs';
import { apple, leaf, mulberry, peach, tomato, whiteGrape } from './fruits.mjs';
import { bowl, drum, glass, openDrum, pail, pouch } from './packaging.mjs';
import { low, product, stage } from './scenes.mjs';

const thick = { base: '#c9351f', shade: '#9c2212', light: '#ee7a5c', deep: '#7d1a0c' };
const golden = { ...apple, tones: { base: '#e3cb4a', shade: '#c2a52e', light: '#f6ea9c', deep: '#8d7518' } };
const cloudy = { base: '#f3cf6b', shade: '#dcae45', light: '#fbe6a8' };

/** Pictures of single products of the demonstration, named by their `image`; the keywords of spec §2 know none of them. */
export const products = {
  peach: () => product(peach, pouch, { x: 132, y: 188, scale: 1.04, half: low(212, 232, 0.64, -6) }),
  mulberry: () => product(mulberry, pail, { x: 132, y: 194, scale: 1 }),
  'white-grape': () => product(whiteGrape, drum, { x: 132, y: 104, scale: 1.06 }),
  'cloudy-apple': () =>
    product(golden, drum, { x: 126, y: 188, scale: 1.04, front: () => at(212, 270, glass(cloudy), { scale: 0.92 }) }),
  'tomato-paste-drum': () =>
    product(tomato, drum, {
      x: 116,
      y: 196,
      scale: 0.98,
      front: () => at(206, 274, bowl(tomato.tones), { scale: 0.94 }),
    }),
  'tomato-paste-bag': () =>
    stage(
      at(282, 270, openDrum(thick), { scale: 0.9 }),
      at(100, 196, tomato.whole(), { scale: 0.9 }),
      at(184, 276, bowl(thick), { scale: 1.14 }),
    ),
  'tomato-puree': () =>
    product(tomato, pouch, {
      x: 118,
      y: 194,
      scale: 0.98,
      front: () =>
        at(208, 272, glass({ base: '#ee6c44', shade: '#cf4c2b', light: '#f9a17f' }), { scale: 0.96 }) +
        at(206, 176, leaf(-12, 0.6)),
    }),
};
