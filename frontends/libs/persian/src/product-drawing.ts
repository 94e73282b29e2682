/** The illustrations of products, by file name. */
export type ProductDrawing =
  'apple' | 'apple-puree' | 'tomato' | 'grape' | 'pomegranate' | 'date' | 'apricot' | 'mango' | 'cherry';

/** The first keyword found in the name decides. */
const keywords: [RegExp, ProductDrawing][] = [
  [/سیب/, 'apple'],
  [/گوجه|(^|\s)رب(\s|$)/, 'tomato'],
  [/انگور/, 'grape'],
  [/انار/, 'pomegranate'],
  [/خرما/, 'date'],
  [/زردآلو|زردالو/, 'apricot'],
  [/انبه/, 'mango'],
  [/آلبالو|البالو/, 'cherry'],
];

/** The illustration for a product without a picture, by keywords in its name; apple when none matches. */
export function drawingOf(productName: string): ProductDrawing {
  const found = keywords.find(([pattern]) => pattern.test(productName))?.[1] ?? 'apple';
  // Only the apple has two drawings: a drum of concentrate, and an open drum of purée with its aseptic bag.
  return found === 'apple' && /پوره/.test(productName) ? 'apple-puree' : found;
}
