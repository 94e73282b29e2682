import { describe, expect, it } from '@jest/globals';
import { Star } from 'lucide-react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createIcon from './create-icon';

interface Props {
  size?: number;
  strokeWidth?: number;
  className?: string;
  'aria-label'?: string;
  'aria-hidden'?: boolean;
}

const star = {
  name: 'star',
  size: 24,
  node: drawingOf(renderToStaticMarkup(<Star />)),
};

/** The paths of an icon, as its file has them. */
function drawingOf(markup: string): [string, Record<string, string>][] {
  return [...markup.matchAll(/<path d="([^"]+)"/g)].map(([, d = ''], index) => ['path', { d, key: String(index) }]);
}

/** Sorted attributes, because their order has no meaning. */
function attributesOf(Icon: ComponentType<Props>, props: Props): string[] {
  const markup = renderToStaticMarkup(<Icon {...props} />);
  const svg = /^<svg ([^>]+)>/.exec(markup)?.[1] ?? '';
  return [...svg.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute).sort();
}

describe('a light icon', () => {
  it.each<Props>([
    {},
    { size: 18 },
    { size: 28, strokeWidth: 1.75 },
    { className: 'mark' },
    { 'aria-label': 'ویژه' },
    { 'aria-hidden': true },
  ])("is lucide's own for %j", (props) => {
    const Light = createIcon(star) as ComponentType<Props>;
    expect(attributesOf(Light, props)).toEqual(attributesOf(Star as ComponentType<Props>, props));
    expect(attributesOf(Light, props).length).toBeGreaterThan(9);
    expect(drawingOf(renderToStaticMarkup(<Light {...props} />))).toEqual(star.node);
  });
});
