export { articleMarks } from './article-marks';
export { fadeIn, focusRing, visuallyHidden } from './mixins';
export { palette, type Colour } from './palette';
export {
  color,
  font,
  fruit,
  fruitSoft,
  layer,
  media,
  motion,
  pageWidth,
  radius,
  shadow,
  space,
  tone,
  toneSoft,
  type Fruit,
  type Tone,
} from './tokens';
