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
import { drawingOf } from '@afshoreh/persian';
import type { Fruit } from '../theme';

/** URLs of decorative pictures. */
export { emptyCart, emptyList, hero, logo, notFound, success };
export { partners } from './partners';

/** A picture of a kind of product, 4:3, for light and dark. */
export interface Illustration {
  src: string;
  /** Its background is `fruitSoft(fruit)`. */
  fruit: Fruit;
}

/** By file name. Drawings with another pack than a drum are files of the shell, because few pages show one of them. */
const drums: Partial<Record<string, string>> = {
  apple,
  'apple-puree': applePuree,
  tomato,
  grape,
  pomegranate,
  date,
  apricot,
  mango,
  cherry,
};

/** Background tints for fruits without an illustration of their own; single products have pictures. */
const tints: [keywords: RegExp, fruit: Fruit][] = [
  [/هلو|شلیل/, 'apricot'],
  [/توت/, 'grape'],
];

/** The illustration of a product, by keywords in its name and in the name of its pack. */
export function illustrationOf(productName: string, packName?: string | null): Illustration {
  const { fruit, file } = drawingOf(productName, packName);
  const isNoApple = fruit === 'apple' && !productName.includes('سیب');
  const tint = isNoApple && tints.find(([keywords]) => keywords.test(productName))?.[1];
  return {
    src: drums[file] ?? `/assets/products/${file}.svg`,
    fruit: tint || fruit,
  };
}
