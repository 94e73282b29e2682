import { createElement, type ComponentProps, type FunctionComponent } from 'react';

interface IconData {
  name: string;
  size: number;
  node: [tag: string, attributes: Record<string, string>][];
}

interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

/** Whether the props give the icon an accessible name or role. */
const isAccessible = (props: object) =>
  Object.entries(props).some(([name, value]) => value != null && /^(aria-|role$|title$)/.test(name));

/**
 * Replaces lucide's `createLucideIcon` in builds (`lightIcons` in libs/build). It renders the same elements without features
 * that the site does not use (contexts, aliases, fixed stroke widths), which saves 1 KB in every remote. Unit tests use
 * lucide's own.
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
        ...(!children && !isAccessible(rest) && { 'aria-hidden': 'true' }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}
