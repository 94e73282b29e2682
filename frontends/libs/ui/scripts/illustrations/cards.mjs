import { at, fill, picture } from './brush.mjs';
import { articleScenes } from './covers.mjs';
import { products } from './products.mjs';
import { mark, productScenes } from './scenes.mjs';
import { lettering } from './wordmarks.mjs';

/** What Open Graph pictures measure. */
export const CARD = { width: 1200, height: 630 };
/** The drawing stands on the left; the server writes name and facts of a product or an article on the right. */
const PANEL = 540;
const paper = '#fbf7f0';
const wine = '#8e1b45';

/** The soft tints of the light palette, by drawing. */
const tints = {
  ...{ apple: '#ecf4dc', 'apple-puree': '#ecf4dc', 'cloudy-apple': '#fff2d0', 'white-grape': '#ecf4dc' },
  ...{ tomato: '#fdeae3', 'tomato-paste-drum': '#fdeae3', 'tomato-paste-bag': '#fdeae3', 'tomato-puree': '#fdeae3' },
  ...{ grape: '#f0e9f8', mulberry: '#f0e9f8', pomegranate: '#fbe5ea', cherry: '#f9e4ea', date: '#f5e9db' },
  ...{ apricot: '#feeedb', peach: '#feeedb', mango: '#fff2d0' },
};

const brand = () => {
  const { path, width } = lettering('افشره', 46);
  const start = CARD.width - 60 - 64;
  return (
    at(start, CARD.height - 116, mark(), { scale: 1.4 }) +
    fill(path, wine, ` transform="translate(${start - 8 - width} ${CARD.height - 66})"`)
  );
};

const card = (drawPanel) => () =>
  picture(
    CARD.width,
    CARD.height,
    () =>
      `<rect width="100%" height="100%" fill="${paper}"/>` +
      `<svg width="${PANEL}" height="${CARD.height}">${drawPanel()}</svg>` +
      brand() +
      `<rect y="${CARD.height - 10}" width="100%" height="10" fill="${wine}"/>`,
  );

const productCard = (tint, draw) =>
  card(() => `<rect width="100%" height="100%" fill="${tint}"/>` + at(10, 118, draw(), { scale: 1.3 }));

/** The cover in the middle, its wall and floor going on above and below. */
const articleCard = ({ wall, below, draw }) =>
  card(
    () =>
      `<rect width="100%" height="100%" fill="${wall}"/><rect y="445" width="100%" height="185" fill="${below}"/>` +
      at(0, 158, draw(), { scale: PANEL / 640 }),
  );

export const cards = {
  ...Object.fromEntries(
    Object.entries({ ...productScenes, ...products }).map(([name, draw]) => [name, productCard(tints[name], draw)]),
  ),
  ...Object.fromEntries(Object.entries(articleScenes).map(([category, scene]) => [category, articleCard(scene)])),
  /** Under an uploaded picture, which covers the panel. */
  plain: card(() => `<rect width="100%" height="100%" fill="#f2eadf"/>`),
};
