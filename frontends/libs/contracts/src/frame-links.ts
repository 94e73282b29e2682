import type { RemoteName } from './remotes';

/** A link to a page of a remote in the site's header or footer. It comes and goes with the remote's release. */
export interface FrameLink {
  /** The main menu, or the useful links of the footer. */
  place: 'menu' | 'footer';
  /** A page of the same remote without parameters: `/gifts`. */
  path: string;
  /** Persian, at most 40 characters. */
  label: string;
  /** 0 to 999. The links of all remotes are sorted by it. */
  order: number;
  /** The link is also marked as the current one below this path: `/product` of the link to `/products`. */
  around?: string;
}

/** The links of all remotes by place, in their order. */
export function frameLinksOf(
  remotes: Readonly<Record<RemoteName, { links?: readonly FrameLink[] }>>,
): Record<FrameLink['place'], FrameLink[]> {
  const links = Object.values(remotes)
    .flatMap(({ links = [] }) => links)
    .sort((one, other) => one.order - other.order);
  const at = (place: FrameLink['place']) => links.filter((link) => link.place === place);
  return { menu: at('menu'), footer: at('footer') };
}
