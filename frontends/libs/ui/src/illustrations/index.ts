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
import { drawingOf, type ProductDrawing } from '@afshoreh/persian';
import type { Fruit } from '../theme';
import { copy } from './copy';

/** URLs of decorative pictures. */
export { emptyCart, emptyList, hero, logo, notFound, success };
export { partners } from './partners';

/** A picture of a kind of product, 4:3, for light and dark. */
export interface Illustration {
  src: string;
  alt: string;
  /** Its background is `fruitSoft(fruit)`. */
  fruit: Fruit;
}

const illustrations: Record<ProductDrawing, Illustration> = {
  apple: { src: apple, alt: copy.apple, fruit: 'apple' },
  'apple-puree': { src: applePuree, alt: copy.applePuree, fruit: 'apple' },
  tomato: { src: tomato, alt: copy.tomato, fruit: 'tomato' },
  grape: { src: grape, alt: copy.grape, fruit: 'grape' },
  pomegranate: { src: pomegranate, alt: copy.pomegranate, fruit: 'pomegranate' },
  date: { src: date, alt: copy.date, fruit: 'date' },
  apricot: { src: apricot, alt: copy.apricot, fruit: 'apricot' },
  mango: { src: mango, alt: copy.mango, fruit: 'mango' },
  cherry: { src: cherry, alt: copy.cherry, fruit: 'cherry' },
};

/** Background tints for fruits without an illustration of their own; single products have pictures. */
const tints: [keywords: RegExp, fruit: Fruit][] = [
  [/هلو|شلیل/, 'apricot'],
  [/توت/, 'grape'],
];

/** The illustration of a product, by keywords in its name. */
export function illustrationOf(productName: string): Illustration {
  const found = illustrations[drawingOf(productName)];
  const isNoApple = found.fruit === 'apple' && !productName.includes('سیب');
  const tint = isNoApple && tints.find(([keywords]) => keywords.test(productName))?.[1];
  return tint ? { ...found, fruit: tint } : found;
}
