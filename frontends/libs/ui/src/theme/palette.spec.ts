import { describe, expect, it } from '@jest/globals';
import { palette, type Colour } from './palette';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const backgrounds: Colour[] = ['page', 'surface', 'raised', 'sunken'];
const onEveryBackground: Colour[] = [
  'text',
  'muted',
  'brandText',
  'dangerText',
  'success',
  'warning',
  'info',
  'neutral',
];
const fruits: Colour[] = ['apple', 'tomato', 'grape', 'pomegranate', 'date', 'apricot', 'mango', 'cherry', 'other'];

const text: [Colour, Colour][] = [
  ...onEveryBackground.flatMap((ink) => backgrounds.map((background): [Colour, Colour] => [ink, background])),
  ...fruits.flatMap((fruit): [Colour, Colour][] => [
    [fruit, `${fruit}Soft` as Colour],
    [fruit, 'surface'],
    [fruit, 'page'],
    ['text', `${fruit}Soft` as Colour],
    ['muted', `${fruit}Soft` as Colour],
  ]),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['brandText', 'brandSoft'],
  ['text', 'brandSoft'],
  ['muted', 'brandSoft'],
  ['dangerText', 'dangerSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['info', 'infoSoft'],
  ['neutral', 'neutralSoft'],
];
const controls: [Colour, Colour][] = ['control', 'focus'].flatMap((edge) =>
  backgrounds.map((background): [Colour, Colour] => [edge as Colour, background]),
);

describe.each(['light', 'dark'] as const)('the %s palette', (mode) => {
  const of = (colour: Colour) => palette[mode][colour];

  it.each(text)('shows %s text on %s with at least 4.5:1', (ink, background) => {
    expect(contrast(of(ink), of(background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('shows a %s edge on %s with at least 3:1', (edge, background) => {
    expect(contrast(of(edge), of(background))).toBeGreaterThanOrEqual(3);
  });
});
