import type { FrameLink } from '@afshoreh/contracts';

/** The build reads this list without running it, and writes it into the release. */
export const links: readonly FrameLink[] = [
  { place: 'menu', path: '/', label: 'خانه', order: 100 },
  { place: 'menu', path: '/products', label: 'محصولات', order: 200, around: '/product' },
  { place: 'menu', path: '/services', label: 'خدمات ما', order: 300 },
  { place: 'menu', path: '/blog', label: 'وبلاگ', order: 400 },
  { place: 'menu', path: '/about', label: 'دربارهٔ ما', order: 500 },
  { place: 'menu', path: '/contact', label: 'تماس با ما', order: 600 },
  { place: 'footer', path: '/products', label: 'محصولات', order: 100 },
  { place: 'footer', path: '/services', label: 'خدمات ما', order: 200 },
  { place: 'footer', path: '/blog', label: 'وبلاگ', order: 300 },
  { place: 'footer', path: '/sellers', label: 'فروشندگان', order: 400 },
  { place: 'footer', path: '/about', label: 'دربارهٔ ما', order: 500 },
  { place: 'footer', path: '/orders/track', label: 'پیگیری سفارش', order: 600 },
  { place: 'footer', path: '/terms', label: 'قوانین و مقررات', order: 700 },
  { place: 'footer', path: '/privacy', label: 'حریم خصوصی', order: 800 },
];
