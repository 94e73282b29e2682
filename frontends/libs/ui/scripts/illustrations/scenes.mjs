import { at, ellipse, fill, ground, line, picture, solid } from './brush.mjs';
import { apple, apricot, cherry, date, grape, leaf, mango, pomegranate, tomato } from './fruits.mjs';
import { drum, pouch, tin } from './packaging.mjs';

/** The ground of a product's picture, and what stands on it from back to front. */
export const stage = (...things) => ground(212, 272, 174, 15) + things.join('');

/** 400 by 300: the packaging behind, the fruit before it, at its foot a cut one or what is made of it. */
export const product = (fruit, pack, { x = 142, y = 186, scale = 1, half, front = () => '' } = {}) =>
  stage(
    at(276, 268, pack(fruit.tones), { scale: 1.1 }),
    at(x, y, fruit.whole(), { scale }),
    half ? at(...half.place, fruit.half(), { scale: half.scale, turn: half.turn ?? 0 }) : front(),
  );
/** Drawings of the size of a product's picture, each as a file. */
export const productPictures = (drawings) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, () => picture(400, 300, draw)]));

export const low = (x, y, scale, turn) => ({ place: [x, y], scale, turn });

/** By the keywords of spec §2. */
export const productScenes = {
  apple: () => product(apple, drum, { x: 132, y: 188, scale: 1.06, half: low(206, 228, 0.64, 12) }),
  'apple-puree': () => product(apple, pouch, { x: 132, y: 188, scale: 1.06, half: low(206, 228, 0.64, 12) }),
  tomato: () => product(tomato, tin, { x: 132, y: 194, scale: 1.04, half: low(212, 232, 0.64) }),
  grape: () => product(grape, drum, { x: 132, y: 104, scale: 1.06 }),
  pomegranate: () => product(pomegranate, drum, { x: 132, y: 190, scale: 1.04, half: low(208, 226, 0.7, 8) }),
  date: () => product(date, drum, { x: 144, y: 208, scale: 0.96 }),
  apricot: () => product(apricot, pouch, { x: 132, y: 188, scale: 1.06, half: low(206, 230, 0.68) }),
  mango: () => product(mango, pouch, { x: 134, y: 188, scale: 1.04, half: low(212, 234, 0.66, -8) }),
  cherry: () => product(cherry, drum, { x: 136, y: 198, scale: 1 }),
};

/** The mark of the house, in a square of 48. */
export const mark = () =>
  solid(
    'M23 9C32 20 39 25 39 32.500A15.500 14.500 0 0 1 8 32.500C8 25 15 19 23 9Z',
    { base: '#b3224f', shade: '#8e1b45', light: '#f2849f' },
    { shift: [-3.5, -2.5], shine: [15.5, 31, 2.4, 5, 12] },
  ) +
  fill('M23 12C23 5 29 1 38 2C38 10 31 14 23 12Z', '#5d9a3a') +
  fill('M23 12C28 9 33 6 38 2C38 10 31 14 23 12Z', '#42752a');

export const scenes = {
  ...productPictures(productScenes),
  hero: () =>
    picture(
      560,
      460,
      () =>
        ellipse([286, 214, 206], '#f3b13c', 0.2) +
        ellipse([286, 214, 160], '#f3b13c', 0.18) +
        ground(280, 426, 252, 22) +
        at(298, 410, drum(pomegranate.tones), { scale: 1.62 }) +
        at(452, 416, pouch(mango.tones), { scale: 1.1 }) +
        at(150, 412, tin(tomato.tones), { scale: 1.02 }) +
        at(232, 356, pomegranate.whole(), { scale: 0.92 }) +
        at(76, 370, apple.whole(), { scale: 0.78 }) +
        at(338, 386, pomegranate.half(), { scale: 0.7, turn: 8 }) +
        at(452, 384, cherry.whole(), { scale: 0.74 }) +
        [
          [112, 118, 1],
          [472, 92, 0.7],
          [76, 208, 0.6],
        ]
          .map(([x, y, scale]) =>
            at(x, y, fill('M0-26C12-8 20 0 20 12A20 20 0 0 1-20 12C-20 0-12-8 0-26Z', pomegranate.tones.base), {
              scale,
            }),
          )
          .join('') +
        at(456, 166, leaf(20, 0.7)),
    ),

  'empty-cart': () =>
    picture(
      200,
      160,
      () =>
        ground(100, 146, 78, 8) +
        line('M92 66C92 50 96 38 104 28', '#77512f', 5) +
        at(103, 30, leaf(14, 0.66)) +
        at(94, 48, leaf(-142, 0.5)) +
        solid(
          'M34 70H166L156 138C155 143 152 146 147 146H53C48 146 45 143 44 138Z',
          { base: '#d9a566', shade: '#b98247' },
          { shift: [-14, 0] },
        ) +
        fill('M36 86H164L161 104H39Z', '#9c6a35') +
        fill('M41 114H159L156 130H44Z', '#9c6a35') +
        fill('M28 62H172Q176 62 175 68L173 78Q172 82 168 82H32Q28 82 27 78L25 68Q24 62 28 62Z', '#e9bd84'),
    ),

  'empty-list': () =>
    picture(
      200,
      160,
      () =>
        ground(96, 148, 76, 8) +
        solid(
          'M40 24H140Q148 24 148 32V138Q148 146 140 146H40Q32 146 32 138V32Q32 24 40 24Z',
          { base: '#f2e5d0', shade: '#d6c3a5' },
          { shift: [-8, -4] },
        ) +
        fill('M68 16H112Q116 16 116 20V32H64V20Q64 16 68 16Z', '#8e1b45') +
        [54, 76, 98]
          .map((y) => ellipse([54, y, 7], '#d9a566') + line(`M72 ${y}H${y === 76 ? 112 : 126}`, '#cdb896', 8))
          .join('') +
        line('M148 128L176 154', '#77512f', 12) +
        ellipse([126, 106, 33], '#5d8390') +
        ellipse([126, 106, 24], '#cfe3e6') +
        ellipse([117, 97, 6, 10, 40], '#ffffff', 0.8),
    ),

  'not-found': () =>
    picture(
      200,
      160,
      () =>
        ground(100, 138, 88, 9) +
        fill('M14 134C18 124 44 128 60 124C76 120 96 124 98 132C100 142 10 146 14 134Z', pomegranate.tones.base) +
        ellipse([40, 133, 14, 2.5], pomegranate.tones.light) +
        at(184, 88, drum(pomegranate.tones), { turn: -104, scale: 0.56 }) +
        at(50, 100, fill('M0-26C12-8 20 0 20 12A20 20 0 0 1-20 12C-20 0-12-8 0-26Z', pomegranate.tones.base), {
          scale: 0.5,
        }),
    ),

  success: () =>
    picture(
      200,
      160,
      () =>
        ellipse([100, 78, 70], '#5d9a3a', 0.16) +
        ground(100, 152, 48, 6) +
        solid(
          'M74 18H126Q136 18 136 28V138Q136 148 126 148H74Q64 148 64 138V28Q64 18 74 18Z',
          { base: '#5d8390', shade: '#3b5963' },
          { shift: [-7, 0] },
        ) +
        fill('M76 30H124Q127 30 127 33V126Q127 129 124 129H76Q73 129 73 126V33Q73 30 76 30Z', '#fff5e4') +
        ellipse([100, 139, 5], '#fff5e4') +
        ellipse([100, 80, 26], '#3f8f4f') +
        line('M89 81L97 89L112 72', '#ffffff', 6) +
        line('M150 56C156 66 156 84 150 94M164 44C176 62 176 88 164 106', '#f3b13c', 6) +
        line('M50 56C44 66 44 84 50 94M36 44C24 62 24 88 36 106', '#f3b13c', 6),
    ),

  logo: () => picture(48, 48, mark),
};
