import apple from '../../assets/illustrations/apple.svg';
import applePuree from '../../assets/illustrations/apple-puree.svg';
import apricot from '../../assets/illustrations/apricot.svg';
import cherry from '../../assets/illustrations/cherry.svg';
import date from '../../assets/illustrations/date.svg';
import emptyCart from '../../assets/illustrations/empty-cart.svg';
import emptyList from '../../assets/illustrations/empty-list.svg';
import grape from '../../assets/illustrations/grape.svg';
import hero from '../../assets/illustrations/hero.svg';
import logo from '../../assets/illustrations/logo.svg';
import mango from '../../assets/illustrations/mango.svg';
import notFound from '../../assets/illustrations/not-found.svg';
import pomegranate from '../../assets/illustrations/pomegranate.svg';
import success from '../../assets/illustrations/success.svg';
import tomato from '../../assets/illustrations/tomato.svg';
import type { Fruit } from '../theme';
import { copy } from './copy';

/** Addresses of decorative pictures. */
export { emptyCart, emptyList, hero, logo, notFound, success };
export { partners, type Partner } from './partners';

/** A picture of a product kind: 4 to 3, legible on light and dark. */
export interface Illustration {
  src: string;
  alt: string;
  /** For the ground behind it: `fruitSoft(fruit)`. */
  fruit: Fruit;
}

/** In the order of spec §2: the first keyword found in the name decides. */
const rules: [keywords: RegExp, illustration: Illustration][] = [
  [/سیب/, { src: apple, alt: copy.apple, fruit: 'apple' }],
  [/گوجه|(^|\s)رب(\s|$)/, { src: tomato, alt: copy.tomato, fruit: 'tomato' }],
  [/انگور/, { src: grape, alt: copy.grape, fruit: 'grape' }],
  [/انار/, { src: pomegranate, alt: copy.pomegranate, fruit: 'pomegranate' }],
  [/خرما/, { src: date, alt: copy.date, fruit: 'date' }],
  [/زردآلو|زردالو/, { src: apricot, alt: copy.apricot, fruit: 'apricot' }],
  [/انبه/, { src: mango, alt: copy.mango, fruit: 'mango' }],
  [/آلبالو|البالو/, { src: cherry, alt: copy.cherry, fruit: 'cherry' }],
];

const fallback: Illustration = { src: apple, alt: copy.apple, fruit: 'apple' };

/** The picture of a product by keywords in its name (spec §2), apple when none is found. */
export function illustrationOf(productName: string): Illustration {
  const found = rules.find(([keywords]) => keywords.test(productName))?.[1] ?? fallback;
  // Purée is packed in bags, concentrate in drums; only the apple comes in both.
  return found.src === apple && /پوره/.test(productName) ? { ...found, src: applePuree, alt: copy.applePuree } : found;
}
