const DIGIT = '[\\d۰-۹٠-٩]';
const NUMBER = `${DIGIT}+(?:[.,:/٫٬]${DIGIT}+)*`;
/** Between two numbers of one range or formula. */
const OPERATOR = '\\s?[-–−±×*/~]\\s?';
/** «CFU/g», «°C», «ISO 22000», «kg·m²». */
const LATIN = '[A-Za-z°µμ][\\w°µμ²³·./+&-]*';
const FORMULA = `(?<![\\p{L}\\p{N}])[-+−±~<>≤≥]\\s?${NUMBER}(?:${OPERATOR}${NUMBER})*|${NUMBER}(?:${OPERATOR}${NUMBER})+`;
const RUN = new RegExp(
  `((?:${FORMULA})(?:\\s?${LATIN})?|${NUMBER}\\s?${LATIN}|${LATIN}(?:\\s(?:${LATIN}|${NUMBER}))*)`,
  'u',
);
const ISOLATES = /[\u2066-\u2069]/;

/**
 * Splits a Persian text into runs. Those at odd indexes read from left to right: ranges and formulas («۷۰ ± ۱»), numbers with
 * a Latin unit («۱۰ CFU/g») and Latin names. A text that already contains isolate characters is not split.
 */
export function leftToRightRuns(text: string): string[] {
  return ISOLATES.test(text) ? [text] : text.split(RUN);
}

/** A code, an address or a number within a Persian sentence, in Unicode isolates that keep its reading from left to right. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** The text with Unicode isolates around its left-to-right runs, for `alt` and `aria-label`, which take no elements. */
export function isolateLeftToRight(text: string): string {
  return leftToRightRuns(text)
    .map((run, at) => (at % 2 === 0 ? run : leftToRight(run)))
    .join('');
}
