import type { FrameLink } from '@afshoreh/contracts';

/** Links in the site's menu and footer; they come and go with the release. */
export const links: readonly FrameLink[] = [
  { place: 'menu', path: '/{{name}}', label: 'بخش جدید', order: 350 },
  { place: 'footer', path: '/{{name}}/help', label: 'راهنمای بخش جدید', order: 350 },
];
