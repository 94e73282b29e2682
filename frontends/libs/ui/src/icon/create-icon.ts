import { createElement, type ComponentProps, type FunctionComponent } from 'react';

interface IconData {
  name: string;
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

/** Whether something about it is said to screen readers. */
const isSaid = (props: object) =>
  Object.entries(props).some(([name, value]) => value != null && /^(aria-|role$|title$)/.test(name));

/**
 * What builds take in the place of lucide's `createLucideIcon` (`lightIcons` in libs/build): the same element of the same
 * drawings, without what nobody here sets (contexts, aliases, strokes that do not scale), a KB in every remote. Components of
 * tests have lucide's own.
 */
export default function createIcon({ name, size: drawn, node }: IconData): FunctionComponent<IconProps> {
  return function Icon({ size = drawn, className = '', children, ...rest }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        ...(!children && !isSaid(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
