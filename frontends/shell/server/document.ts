import type { RemoteName } from '@afshoreh/contracts';

import { baseOf, snapshotOf, type Releases } from './releases';

const TITLE = 'افشره';
const DESCRIPTION =
  'بازار عمدهٔ کنسانترهٔ میوه، پورهٔ میوه و رب گوجه‌فرنگی؛ مشخصات فنی، سفارش و تماس کارشناسان برای قیمت.';
const NO_SCRIPT = 'برای دیدن این صفحه، جاوااسکریپت مرورگر خود را روشن کنید.';

function preload(href: string, as: 'script' | 'font', integrity?: string): string {
  const extra = as === 'font' ? ' type="font/woff2" crossorigin' : integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="${as}" href="${href}"${extra}>`;
}

/**
 * The page around a zone: head, the versions this view is made of, and the shell's script. Nothing in it runs inline, so the
 * content security policy needs no exception. It differs by zone only, and is made once.
 */
export function documentOf(releases: Releases, zone: RemoteName): string {
  const { shell } = releases;
  const remote = releases[zone];
  const snapshot = snapshotOf(releases);
  const links = [
    ...shell.fonts.map((font) => preload(baseOf(shell) + font, 'font')),
    preload(snapshot[zone].entry, 'script', remote.integrity),
    ...remote.scripts.map((script) => preload(baseOf(remote) + script, 'script')),
  ];
  return `<!doctype html>
<html lang="fa-IR" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${TITLE}</title>
<meta name="description" content="${DESCRIPTION}">
<meta name="theme-color" content="#fbf8f4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#181310" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
${links.join('\n')}
${shell.scripts.map((script) => `<script defer src="${baseOf(shell)}${script}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${NO_SCRIPT}</noscript>
<script type="application/json" id="snapshot">${JSON.stringify(snapshot).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
