/** Colours of concentrates and purées as data sheets name them. More specific words come first. */
const HUES: readonly (readonly [word: string, colour: string])[] = [
  ['ارغوانی', '#6b1f45'],
  ['یاقوتی', '#8c1531'],
  ['زرشکی', '#7a1730'],
  ['کهربایی', '#c98a2b'],
  ['طلایی', '#d8a62f'],
  ['نارنجی', '#e08a2e'],
  ['قهوه‌ای', '#6b4423'],
  ['بنفش', '#55285f'],
  ['سبز', '#7c8f3a'],
  ['کرم', '#ead9b0'],
  ['زرد', '#e3bd45'],
  ['قرمز', '#b3262a'],
  ['سرخ', '#a51f2d'],
  ['سیاه', '#2b1a1e'],
];
/** Words after a colour that change its shade: the colour's share, and the colour that is mixed in. */
const SHADES: readonly (readonly [word: string, mix: string])[] = [
  ['روشن', '70%, white'],
  ['تیره', '65%, black'],
];

export interface NamedColour {
  /** The words in the text: «کهربایی روشن». */
  words: string;
  /** A CSS colour. */
  colour: string;
}

/**
 * The colour at the beginning of a text: «قرمز تیرهٔ شفاف، طعم ترش». Null when it names none that we know. The part
 * after the first comma is ignored, because it describes taste and measurements.
 */
export function colourIn(text: string | null): NamedColour | null {
  const [words = ''] = (text ?? '').split(/[،,]/);
  const hue = HUES.find(([word]) => words.includes(word));
  if (!hue) return null;
  const shade = SHADES.find(([word]) => words.includes(word));
  return { words: words.trim(), colour: shade ? `color-mix(in oklab, ${hue[1]} ${shade[1]})` : hue[1] };
}
