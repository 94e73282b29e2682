import {
  BadgeCheck,
  Factory,
  History,
  CircleDollarSign,
  Images,
  Inbox,
  LayoutDashboard,
  MessagesSquare,
  Newspaper,
  Package,
  PanelsTopLeft,
  Settings,
  ShoppingBasket,
  SquarePen,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { Area } from '../session/access';
import { copy } from './copy';

export type SectionName = keyof typeof copy.sections;

interface Section {
  name: SectionName;
  path: string;
  /** What a role must be allowed to read to see it. */
  area: Area;
  icon: LucideIcon;
  /** Addresses of it that other roles open too: the server decides there by what they ask for. */
  alsoOpen?: (params: URLSearchParams) => boolean;
}

/** Whether the audit is asked for the history of one record, which whoever may read the record may read. */
export function isOfRecord(params: URLSearchParams): boolean {
  return params.has('thing') && params.has('id');
}

/** The screens of the side menu, in the order of the specification (§2). A section is listed once its screen exists. */
export const SECTIONS: readonly Section[] = [
  { name: 'dashboard', path: '/admin', area: 'dashboard', icon: LayoutDashboard },
  { name: 'products', path: '/admin/products', area: 'catalogue', icon: Package },
  { name: 'prices', path: '/admin/prices', area: 'catalogue', icon: CircleDollarSign },
  { name: 'orders', path: '/admin/orders', area: 'orders', icon: ShoppingBasket },
  { name: 'contacts', path: '/admin/contacts', area: 'contacts', icon: Inbox },
  { name: 'customers', path: '/admin/customers', area: 'customers', icon: UsersRound },
  { name: 'categories', path: '/admin/categories', area: 'catalogue', icon: Tags },
  { name: 'content', path: '/admin/content', area: 'content', icon: PanelsTopLeft },
  { name: 'certificates', path: '/admin/content/certificates', area: 'content', icon: BadgeCheck },
  { name: 'blog', path: '/admin/blog', area: 'blog', icon: SquarePen },
  { name: 'comments', path: '/admin/comments', area: 'comments', icon: MessagesSquare },
  { name: 'media', path: '/admin/media', area: 'media', icon: Images },
  { name: 'sellers', path: '/admin/sellers', area: 'sellers', icon: Factory },
  { name: 'newsletter', path: '/admin/newsletter', area: 'newsletter', icon: Newspaper },
  { name: 'audit', path: '/admin/audit', area: 'audit', icon: History, alsoOpen: isOfRecord },
  { name: 'settings', path: '/admin/settings', area: 'account', icon: Settings },
];

/** The section that an address belongs to: the one with the longest path that it begins with. */
export function sectionOf(pathname: string): Section | undefined {
  const fits = ({ path }: Section) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));
  return SECTIONS.filter(fits).toSorted((a, b) => b.path.length - a.path.length)[0];
}
