type Fruit = 'apple' | 'tomato' | 'grape' | 'pomegranate' | 'date' | 'apricot' | 'mango' | 'cherry';

/** Our illustration of a product: a fruit beside a pack. */
export interface ProductDrawing {
  fruit: Fruit;
  /** The pack beside the fruit; `alone` is the fruit without a pack. */
  pack: 'drum' | 'pail' | 'tank' | 'bag' | 'alone';
  /** The name of the file without its extension. The drum is the default pack, so it is not part of the name. */
  file: string;
}

/** The first keyword found in the name decides. */
const fruits: [RegExp, Fruit][] = [
  [/سیب/, 'apple'],
  [/گوجه|(^|\s)رب(\s|$)/, 'tomato'],
  [/انگور/, 'grape'],
  [/انار/, 'pomegranate'],
  [/خرما/, 'date'],
  [/زردآلو|زردالو/, 'apricot'],
  [/انبه/, 'mango'],
  [/آلبالو|البالو/, 'cherry'],
];

const packs: [RegExp, ProductDrawing['pack']][] = [
  [/بشکه/, 'drum'],
  [/سطل/, 'pail'],
  [/مخزن/, 'tank'],
  [/کیسه|فلکسی/, 'bag'],
];

/**
 * The illustration for a product without a picture, chosen by keywords in its name; apple when none matches. The pack
 * beside the fruit is the one that the product is sold in: a drum when it is unknown, and none when there is no drawing
 * of it.
 */
export function drawingOf(productName: string, packName: string | null | undefined): ProductDrawing {
  const fruit = fruits.find(([pattern]) => pattern.test(productName))?.[1] ?? 'apple';
  const pack = packName ? (packs.find(([pattern]) => pattern.test(packName))?.[1] ?? 'alone') : 'drum';
  if (pack !== 'drum') return { fruit, pack, file: `${fruit}-${pack}` };
  // Only the apple has a second drum, an open one with the aseptic bag of its purée.
  return { fruit, pack, file: fruit === 'apple' && /پوره/.test(productName) ? 'apple-puree' : fruit };
}
