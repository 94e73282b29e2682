import type { Colour } from './palette';

/** `n` steps of the 4 px grid, in rem, so that it scales with the text size. */
export const space = (n: number): string => `${n * 0.25}rem`;

/** A colour of the palette by role, for the current colour scheme. */
export const color = (role: Colour): string => `var(--c-${role})`;

export type Fruit = 'apple' | 'tomato' | 'grape' | 'pomegranate' | 'date' | 'apricot' | 'mango' | 'cherry' | 'other';

/** The accent of a fruit: readable as text on the page, on a surface and on its own `fruitSoft`. */
export const fruit = (name: Fruit): string => color(name);
export const fruitSoft = (name: Fruit): string => color(`${name}Soft`);

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'brand';

/** The text colour of a tone; `toneSoft` is its background. */
export const tone = (name: Tone): string =>
  color(name === 'danger' ? 'dangerText' : name === 'brand' ? 'brandText' : name);
export const toneSoft = (name: Tone): string => color(`${name}Soft`);

export const radius = { small: '0.5rem', medium: '0.875rem', large: '1.375rem', huge: '2rem', round: '999px' };

/** Shadows by elevation. */
export const shadow = { card: 'var(--s-card)', raised: 'var(--s-raised)', overlay: 'var(--s-overlay)' };

/** The maximum width of header, pages and footer, without the margin of 1rem on each side. */
export const pageWidth = 'var(--page-width)';

/** Font sizes; the large ones grow with the window. `display` is for the home page's headline. */
export const font = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: 'clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)',
  xl: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
  xxl: 'clamp(1.625rem, 1.4rem + 1vw, 2.125rem)',
  xxxl: 'clamp(1.9375rem, 1.5rem + 2vw, 3rem)',
  display: 'clamp(2.25rem, 1.5rem + 3.6vw, 4.125rem)',
};

/** Line heights are generous, because Persian letters reach far above and below the line. */
export const lineHeight = { body: 1.85, tight: 1.4, heading: 1.4 };

export const media = {
  /** From this width on; styles are mobile first. */
  sm: '@media (min-width: 30rem)',
  md: '@media (min-width: 48rem)',
  lg: '@media (min-width: 64rem)',
  xl: '@media (min-width: 75rem)',
  xxl: '@media (min-width: 100rem)',
  /** Below `md`. */
  phone: '@media (max-width: 47.99rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Without JavaScript: hide what cannot work, and open what would need a click. */
  noScript: '@media (scripting: none)',
  /** The user's own colours replace ours, so a selection must not be shown by its background alone. */
  forcedColors: '@media (forced-colors: active)',
};

export const motion = { quick: '120ms ease-out', calm: '220ms cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** The z-index of each layer. */
export const layer = { sticky: 20, overlay: 40, menu: 50, toast: 60 };
