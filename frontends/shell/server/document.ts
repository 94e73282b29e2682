import type { RemoteName } from '@afshoreh/contracts';

import type { PinnedVersions, ReleaseManifest, ShellManifest } from './releases/release-source';
import { baseOf, SHELL_BASE, snapshotOf } from './releases/snapshot';

const TITLE = 'افشره';
const DESCRIPTION =
  'بازار عمدهٔ کنسانترهٔ میوه، پورهٔ میوه و رب گوجه‌فرنگی؛ مشخصات فنی، سفارش و تماس کارشناسان برای قیمت.';
const NO_SCRIPT = 'برای دیدن این صفحه، جاوااسکریپت مرورگر خود را روشن کنید.';

function preload(href: string, as: 'script' | 'font', integrity?: string): string {
  const extra = as === 'font' ? ' type="font/woff2" crossorigin' : integrity ? ` integrity="${integrity}"` : '';
  return `<link rel="preload" as="${as}" href="${href}"${extra}>`;
}

function preloadsOf(remote: ReleaseManifest): string[] {
  const base = baseOf(remote);
  const chunks = remote.scripts.map((script) => preload(base + script, 'script'));
  return [preload(base + remote.entry, 'script', remote.integrity), ...chunks];
}

/**
 * The page around a zone: head, the versions this view is made of, and the shell's script. Nothing in it runs inline, so the
 * content security policy needs no exception. It differs by zone only, and is made once.
 */
export function documentOf(shell: ShellManifest, pinned: PinnedVersions, zone: RemoteName): string {
  const remote = pinned.remotes[zone];
  const snapshot = snapshotOf(pinned);
  const links = [
    ...shell.fonts.map((font) => preload(SHELL_BASE + font, 'font')),
    ...(remote && !remote.origin ? preloadsOf(remote) : []),
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
${shell.scripts.map((script) => `<script defer src="${SHELL_BASE}${script}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${NO_SCRIPT}</noscript>
<script type="application/json" id="snapshot">${JSON.stringify(snapshot).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}
