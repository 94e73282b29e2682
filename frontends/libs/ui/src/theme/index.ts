export { fontFaceCss } from './font-face';
export { GlobalStyle } from './global-style';
export { focusRing, fadesIn, risesIn, visuallyHidden } from './mixins';
export type { Colour } from './palette';
export { color, font, fruit, fruitSoft, lineHeight, media, radius, shadow, space, type Fruit } from './tokens';
