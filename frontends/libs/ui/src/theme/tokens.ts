import type { Colour } from './palette';

/** Steps of the 4 px grid, in rem: `space(4)` is 1rem. */
export const space = (steps: number): string => `${steps / 4}rem`;

/** A colour by its role; see palette.ts. */
export const color = (role: Colour): string => `var(--c-${role})`;

/** A fruit family; each has an accent of its own and a soft ground to lay it on. */
export type Fruit = 'apple' | 'tomato' | 'grape' | 'pomegranate' | 'date' | 'apricot' | 'mango' | 'cherry' | 'other';
export const fruit = (name: Fruit): string => color(name);
export const fruitSoft = (name: Fruit): string => color(`${name}Soft`);

export const radius = { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem', full: '999px' } as const;

/** By how far a thing stands above the page. */
export const shadow = { card: 'var(--s-card)', raised: 'var(--s-raised)', overlay: 'var(--s-overlay)' } as const;

/** Type sizes; the large ones grow with the screen between 360 and 1280 px. */
export const font = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem)',
  xl: 'clamp(1.375rem, 1.27rem + 0.47vw, 1.6875rem)',
  xxl: 'clamp(1.625rem, 1.42rem + 0.92vw, 2.25rem)',
  xxxl: 'clamp(2rem, 1.6rem + 1.75vw, 3.125rem)',
} as const;

/** Persian letters reach far below and above the line. */
export const lineHeight = { body: 1.8, heading: 1.45 } as const;

/** Mobile first: what applies from a width on. */
export const media = {
  sm: '@media (min-width: 30rem)',
  md: '@media (min-width: 48rem)',
  lg: '@media (min-width: 64rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
