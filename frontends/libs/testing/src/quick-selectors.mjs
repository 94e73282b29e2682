/**
 * For every element whose style is asked, jsdom asks its selector engine of every rule there is: a fifth of a component test.
 * What a selector ends with, a class or a kind of element, rules most of them out without the engine.
 */
import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
// Before jsdom's own modules take it from there.
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const LAST_COMPOUND = /[^\s>+~]+$/;
/** Functions, attributes, escapes and letters of other scripts: there the engine is asked at once. */
const NOT_PLAIN = /[[(\\]|[^ -~\s]/;

/** A class or, without one, the kind of element that each of a list's selectors ends with; undefined where that is not told. */
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
