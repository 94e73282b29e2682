import {
  BadgeCheck,
  BellRing,
  Factory,
  FlaskConical,
  FlaskRound,
  Gauge,
  History,
  CircleDollarSign,
  Images,
  Inbox,
  LayoutDashboard,
  MessagesSquare,
  Newspaper,
  Package,
  PackageCheck,
  PanelsTopLeft,
  Rocket,
  Settings,
  ShoppingBasket,
  SquarePen,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { Area } from '../session/access';

interface Section {
  name: string;
  path: string;
  /** The area that a role must be allowed to read to see the section. */
  area: Area;
  icon: LucideIcon;
  /**
   * Returns true for addresses of this section that other roles may open too. The server checks what these roles
   * request.
   */
  alsoOpen?: (params: URLSearchParams) => boolean;
  title: string;
  /** The text of its card on the dashboard; the dashboard itself has no card. */
  text?: string;
  /** The noun after the number of records on the card. */
  unit?: string;
  /** For each kind of record, named as in the audit: what follows the path in the address that opens a record. */
  records?: Readonly<Record<string, (id: string) => string>>;
}

/** Whether the audit shows the history of one record. Everybody who may read the record may read its history. */
export function showsOneRecord(params: URLSearchParams): boolean {
  return params.has('thing') && params.has('id');
}

const sections = [
  {
    name: 'dashboard',
    path: '/admin',
    area: 'dashboard',
    icon: LayoutDashboard,
    title: 'داشبورد',
  },
  {
    name: 'products',
    path: '/admin/products',
    area: 'catalogue',
    icon: Package,
    title: 'محصولات',
    text: 'افزودن، ویرایش و قیمت‌گذاری',
    unit: 'محصول',
    records: { product: (id) => `?product=${id}` },
  },
  {
    name: 'prices',
    path: '/admin/prices',
    area: 'catalogue',
    icon: CircleDollarSign,
    title: 'قیمت‌ها',
    text: 'قیمت محصولات، فهرست دلاری و نرخ روز',
    records: { price_list_entry: (id) => `?tab=list&row=${id}` },
  },
  {
    name: 'orders',
    path: '/admin/orders',
    area: 'orders',
    icon: ShoppingBasket,
    title: 'سفارش‌ها',
    text: 'پیگیری تماس و وضعیت سفارش‌ها',
    unit: 'سفارش',
    records: { order: (id) => `?order=${id}` },
  },
  {
    name: 'samples',
    path: '/admin/samples',
    area: 'orders',
    icon: FlaskRound,
    title: 'نمونه‌ها',
    text: 'تأیید، ارسال و نظر گیرندگان نمونه‌ها',
    records: { sample: (id) => `?sample=${id}` },
  },
  {
    name: 'contacts',
    path: '/admin/contacts',
    area: 'contacts',
    icon: Inbox,
    title: 'پیام‌های تماس',
    text: 'خواندن و پاسخ به پیام‌ها',
    unit: 'پیام',
    records: { contact: (id) => `?message=${id}` },
  },
  {
    name: 'customers',
    path: '/admin/customers',
    area: 'customers',
    icon: UsersRound,
    title: 'مشتریان',
    text: 'اشخاص، شرکت‌ها و حساب‌های سایت',
    records: {
      person: (id) => `?person=${id}`,
      company: (id) => `/companies?company=${id}`,
      customer: (id) => `/accounts?customer=${id}`,
    },
  },
  {
    name: 'categories',
    path: '/admin/categories',
    area: 'catalogue',
    icon: Tags,
    title: 'دسته‌بندی‌ها',
    text: 'نام، ترتیب و گروه نمایش',
    unit: 'دسته',
    records: { category: (id) => `?category=${id}` },
  },
  {
    name: 'parameters',
    path: '/admin/parameters',
    area: 'catalogue',
    icon: FlaskConical,
    title: 'پارامترها',
    text: 'پارامترهای آزمایشگاه، خانواده‌ها و حدود',
    records: { parameter: (id) => `?parameter=${id}`, family: (id) => `/families?family=${id}` },
  },
  {
    name: 'lots',
    path: '/admin/lots',
    area: 'catalogue',
    icon: PackageCheck,
    title: 'بهرها',
    text: 'بهرهای تولید و برگه‌های آنالیز آن‌ها',
    records: { lot: (id) => `?lot=${id}`, analysis: (id) => `?analysis=${id}` },
  },
  {
    name: 'content',
    path: '/admin/content',
    area: 'content',
    icon: PanelsTopLeft,
    title: 'محتوا',
    text: 'بنر، مزیت‌ها و متن‌های صفحه‌های سایت',
    records: { section: (id) => `?tab=${id}` },
  },
  {
    name: 'certificates',
    path: '/admin/content/certificates',
    area: 'content',
    icon: BadgeCheck,
    title: 'گواهی‌ها',
    text: 'شماره، اعتبار و تصویر گواهی‌های شرکت',
    records: { certificate: (id) => `?certificate=${id}` },
  },
  {
    name: 'blog',
    path: '/admin/blog',
    area: 'blog',
    icon: SquarePen,
    title: 'وبلاگ',
    text: 'نوشتن، ویرایش و انتشار مقاله‌ها',
    records: { post: (id) => `/edit?post=${id}` },
  },
  {
    name: 'comments',
    path: '/admin/comments',
    area: 'comments',
    icon: MessagesSquare,
    title: 'دیدگاه‌ها',
    text: 'تأیید و رد دیدگاه‌های زیر مقاله‌ها',
    records: { comment: (id) => `?comment=${id}` },
  },
  {
    name: 'media',
    path: '/admin/media',
    area: 'media',
    icon: Images,
    title: 'رسانه',
    text: 'تصویرها و سندهای سایت',
    unit: 'فایل',
    records: { media: (id) => `?media=${id}` },
  },
  {
    name: 'sellers',
    path: '/admin/sellers',
    area: 'sellers',
    icon: Factory,
    title: 'فروشندگان',
    text: 'درخواست‌های همکاری و فروشندگان سایت',
    records: { seller: (id) => `?seller=${id}` },
  },
  {
    name: 'newsletter',
    path: '/admin/newsletter',
    area: 'newsletter',
    icon: Newspaper,
    title: 'خبرنامه',
    text: 'مشترکان و دریافت فهرست آن‌ها',
  },
  {
    name: 'crop-alerts',
    path: '/admin/crop-alerts',
    area: 'newsletter',
    icon: BellRing,
    title: 'خبر محصول جدید',
    text: 'کسانی که منتظر محصول فصل‌اند',
  },
  {
    name: 'audit',
    path: '/admin/audit',
    area: 'audit',
    icon: History,
    alsoOpen: showsOneRecord,
    title: 'تاریخچهٔ تغییرات',
    text: 'چه کسی، چه چیزی را و از چه به چه',
  },
  {
    name: 'vitals',
    path: '/admin/vitals',
    area: 'vitals',
    icon: Gauge,
    title: 'کیفیت صفحه‌ها',
    text: 'سرعت و خطای صفحه‌ها نزد بازدیدکنندگان',
  },
  {
    name: 'releases',
    path: '/admin/releases',
    area: 'releases',
    icon: Rocket,
    title: 'انتشارها',
    text: 'نسخه‌های بخش‌های سایت، آزمایش و بازگشت',
    records: { release: () => '' },
  },
  {
    name: 'settings',
    path: '/admin/settings',
    area: 'account',
    icon: Settings,
    title: 'تنظیمات',
    text: 'مشخصات سایت، تعطیلات، مدیران و رمز عبور',
    records: {
      admin: (id) => `?tab=admins&admin=${id}`,
      holiday: () => '?tab=holidays',
      settings: () => '?tab=site',
    },
  },
] as const satisfies Section[];

export type SectionName = (typeof sections)[number]['name'];

/** The sections of the side menu and the dashboard in their order. Each is described only here, with its texts. */
export const SECTIONS: readonly (Section & { name: SectionName })[] = sections;

/** Returns the section of an address: the one with the longest matching path. */
export function sectionOf(pathname: string): Section | undefined {
  const fits = ({ path }: Section) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`));
  return SECTIONS.filter(fits).toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Returns the address that opens a record on its screen; null for a kind of record without a screen. */
export function recordAddress(subject: string, id: string): string | null {
  const section = SECTIONS.find(({ records }) => records && subject in records);
  return section ? section.path + (section.records?.[subject]?.(encodeURIComponent(id)) ?? '') : null;
}
