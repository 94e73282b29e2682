/**
 * For every `getComputedStyle`, jsdom asks its selector engine about every rule of the page. This patch first compares the last
 * class or element name of the selector, which rules out most of them. Without it the spec of the admin's products screen
 * takes 29 s of CPU, with it 25 s (mean of two runs). It becomes unnecessary when jsdom indexes rules by class, as browsers
 * do. `environment.spec.mjs` checks that the result is the same.
 */
import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
// This must run before jsdom's own modules import the function.
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const LAST_COMPOUND = /[^\s>+~]+$/;
/** Functions, attributes, escapes and letters of other scripts are left to the engine. */
const NOT_PLAIN = /[[(\\]|[^ -~\s]/;

/** The last class or, without one, the last element name of each selector in a list; undefined when that cannot be read. */
function endsOf(selectorText) {
  if (NOT_PLAIN.test(selectorText)) return undefined;
  const ends = selectorText.split(',').map((selector) => {
    const last = LAST_COMPOUND.exec(selector.trim())?.[0] ?? '';
    return { className: /\.([\w-]+)/.exec(last)?.[1], localName: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() };
  });
  return ends.every(({ className, localName }) => className ?? localName) ? ends : undefined;
}

const known = new Map();
selectors.matchesDontThrow = (element, selectorText) => {
  if (!known.has(selectorText)) known.set(selectorText, endsOf(selectorText ?? ''));
  const ends = known.get(selectorText);
  const isPossible = ({ className, localName }) =>
    className === undefined ? element.localName.toLowerCase() === localName : element.classList.contains(className);
  return (ends === undefined || ends.some(isPossible)) && matchesDontThrow(element, selectorText);
};
