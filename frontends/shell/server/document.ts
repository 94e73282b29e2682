import type { RemoteName } from '@afshoreh/contracts';
import { globalCss } from '@afshoreh/ui/global-css';
import { palette } from '@afshoreh/ui/palette';

import { copy } from '../src/copy';
import { headTags } from '../src/navigation/head-tags';
import type { PinnedVersions, ReleaseManifest, ShellManifest } from './releases/release-source';
import { siteMapOf } from './releases/site-maps';
import { baseOf, snapshotOf } from './releases/snapshot';
import { escapeHtml, htmlOfTag } from './render/html-of-tag';
import type { RenderedPage } from './render/messages';

const DESCRIPTION =
  'بازار عمدهٔ کنسانترهٔ میوه، پورهٔ میوه و رب گوجه‌فرنگی؛ مشخصات فنی، سفارش و تماس کارشناسان برای قیمت.';
const NO_SCRIPT = `<noscript style="display: block; padding: 20vh 1.5rem; text-align: center">
<p>برای دیدن این صفحه، جاوااسکریپت مرورگر خود را روشن کنید. محصولات و راه‌های تماس بی آن هم دیده می‌شوند.</p>
<p><a href="/">${copy.home}</a> · <a href="/products">${copy.products}</a></p>
</noscript>`;

const preloadFont = (href: string) => `<link rel="preload" as="font" href="${href}" type="font/woff2" crossorigin>`;

/** Low: on a slow line what can be seen comes first. */
function preloadScript(href: string, integrity?: string): string {
  return `<link rel="preload" as="script" href="${href}" fetchpriority="low"${integrity ? ` integrity="${integrity}"` : ''}>`;
}

/** The files of a remote to begin loading at once: its container, its module, those of the page. */
function preloadsOf(remote: ReleaseManifest | null, files: readonly string[] = []): string[] {
  if (!remote || remote.origin) return [];
  const base = baseOf(remote);
  const scripts = [...remote.scripts, ...files].map((script) => preloadScript(base + script));
  return [preloadScript(base + remote.entry, remote.integrity), ...scripts];
}

/** The shell's code: at once where it fills the page, after the first paint where there is something to see already. */
function scriptsOf(shell: ShellManifest, { painted }: { painted: boolean }): string[] {
  const { early = [], scripts } = shell;
  const addresses = scripts.map((script) => baseOf(shell) + script);
  if (!painted || early.length === 0) return addresses.map((src) => `<script defer src="${src}"></script>`);
  return [
    ...addresses.map((href) => preloadScript(href)),
    ...early.map(
      (script) => `<script defer src="${baseOf(shell)}${script}" data-then="${addresses.join(' ')}"></script>`,
    ),
  ];
}

interface Parts {
  shell: ShellManifest;
  pinned: PinnedVersions;
  scripts: readonly string[];
  head: readonly string[];
  preloads: readonly string[];
  body: readonly string[];
}

/**
 * What is around every page: head, the versions this view is made of, and the shell's script. Nothing in it runs inline, so
 * the content security policy needs no exception.
 */
function frame({ shell, pinned, scripts, head, preloads, body }: Parts): string {
  const snapshot = JSON.stringify(snapshotOf(pinned)).replaceAll('<', '\\u003c');
  const fonts = shell.fonts.map((font) => baseOf(shell) + font);
  return `<!doctype html>
<html lang="fa-IR" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<style>${globalCss(fonts[0] ?? '')}</style>
${head.join('\n')}
<meta name="theme-color" content="${palette.light.page}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${palette.dark.page}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${[...fonts.map(preloadFont), ...scripts, ...preloads].join('\n')}
</head>
<body>
${body.join('\n')}
<script type="application/json" id="snapshot">${snapshot}</script>
</body>
</html>
`;
}

/** The page of a remote that the browser fills; it differs by remote only. */
export function documentOf(shell: ShellManifest, pinned: PinnedVersions, remote: RemoteName): string {
  const head = [`<title>${copy.brand}</title>`, `<meta name="description" content="${escapeHtml(DESCRIPTION)}">`];
  const body = ['<div id="root"></div>', NO_SCRIPT];
  const scripts = scriptsOf(shell, { painted: false });
  return frame({ shell, pinned, scripts, head, preloads: preloadsOf(pinned.remotes[remote]), body });
}

interface NoticeParts {
  shell: ShellManifest;
  versions: PinnedVersions;
  title: string;
  text: string;
}

/** A page without any script, that says one thing. */
export function noticeDocumentOf({ shell, versions, title, text }: NoticeParts): string {
  const head = [`<title>${copy.pageTitle(title)}</title>`, '<meta name="robots" content="noindex">'];
  const body = `<main style="max-inline-size: 36rem; margin-block: 15vh 0; margin-inline: auto; padding: 1.5rem; text-align: center">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${copy.retry}</a> · <a href="/">${copy.home}</a></p>
</main>`;
  return frame({ shell, pinned: versions, scripts: [], head, preloads: [], body: [body] });
}

interface PageParts {
  shell: ShellManifest;
  versions: PinnedVersions;
  rendered: RenderedPage;
  /** Path and query. */
  address: string;
  /** The site's own, `https://afshoreh.example`; null when it is not known. */
  origin: string | null;
}

/** React puts preloads of large pictures before what it renders; in the head they are found sooner. */
const PICTURES = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * A page as it was rendered. The browser takes it over with the same data; without all of its data it
 * starts anew, because there is nothing to take over.
 */
export function pageDocumentOf({ shell, versions, rendered, address, origin }: PageParts): string {
  const [path = '/'] = address.split('?', 1);
  const place = siteMapOf(versions).at(path);
  const remote = place ? versions.remotes[place.remote] : null;
  const pictures = PICTURES.exec(rendered.html)?.[0] ?? '';
  const state = rendered.state && `<script type="application/json" id="state">${rendered.state}</script>`;
  return frame({
    shell,
    pinned: versions,
    scripts: scriptsOf(shell, { painted: true }),
    head: [...headTags(rendered.head, { address, origin }).map(htmlOfTag), pictures, rendered.styles],
    preloads: preloadsOf(remote, place?.page.files),
    body: [`<div id="root">${rendered.html.slice(pictures.length)}</div>`, ...(state ? [state] : [])],
  });
}
