export { articleMarks } from './article-marks';
export { fadesIn, focusRing, visuallyHidden } from './mixins';
export { palette, type Colour } from './palette';
export {
  color,
  font,
  fruit,
  fruitSoft,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
  tone,
  toneSoft,
  type Fruit,
  type Tone,
} from './tokens';
