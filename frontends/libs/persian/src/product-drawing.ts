/** What our illustrations of products show, by the names of their files. */
export type ProductDrawing =
  'apple' | 'apple-puree' | 'tomato' | 'grape' | 'pomegranate' | 'date' | 'apricot' | 'mango' | 'cherry';

/** In the order of spec §2: the first keyword found in the name decides. */
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

/** What a product without a picture of its own is shown as: by keywords in its name (spec §2), apple when none is found. */
export function drawingOf(productName: string): ProductDrawing {
  const found = keywords.find(([pattern]) => pattern.test(productName))?.[1] ?? 'apple';
  // Purée is packed in bags, concentrate in drums; only the apple comes in both.
  return found === 'apple' && /پوره/.test(productName) ? 'apple-puree' : found;
}
