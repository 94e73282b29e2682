import {
  BadgeCheck,
  Images,
  Inbox,
  LayoutDashboard,
  MessagesSquare,
  Package,
  Settings,
  ShoppingBasket,
  Tags,
  type LucideIcon,
} from 'lucide-react';
import { copy } from './copy';

export type SectionName = keyof typeof copy.sections;

interface Section {
  name: SectionName;
  path: string;
  icon: LucideIcon;
}

/** The screens of the side menu, in the order of the specification (§2). A section is listed once its screen exists. */
export const SECTIONS: readonly Section[] = [
  { name: 'dashboard', path: '/admin', icon: LayoutDashboard },
  { name: 'products', path: '/admin/products', icon: Package },
  { name: 'orders', path: '/admin/orders', icon: ShoppingBasket },
  { name: 'contacts', path: '/admin/contacts', icon: Inbox },
  { name: 'categories', path: '/admin/categories', icon: Tags },
  { name: 'certificates', path: '/admin/content/certificates', icon: BadgeCheck },
  { name: 'comments', path: '/admin/comments', icon: MessagesSquare },
  { name: 'media', path: '/admin/media', icon: Images },
  { name: 'settings', path: '/admin/settings', icon: Settings },
];
