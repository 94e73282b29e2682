import type { RemoteName } from '@afshoreh/contracts';
import { formatPhone } from '@afshoreh/persian';
import { globalCss } from '@afshoreh/ui/global-css';
import { palette } from '@afshoreh/ui/palette';

import { copy } from '../src/copy';
import { copy as layout } from '../src/layout/copy';
import { headTags } from '../src/navigation/head-tags';
import { previewBarOf } from './preview/preview-bar';
import type { BuildManifest, PinnedVersions, ReleaseManifest, ShellManifest } from './releases/release-source';
import { siteMapOf } from './releases/site-maps';
import { baseOf, snapshotOf } from './releases/snapshot';
import { escapeHtml, htmlOfTag } from './render/html-of-tag';
import type { RenderedPage } from './render/messages';

const DESCRIPTION =
  'بازار عمدهٔ کنسانترهٔ میوه، پورهٔ میوه و رب گوجه‌فرنگی؛ مشخصات فنی، سفارش و تماس کارشناسان برای قیمت.';
/** Header, phone number and links for browsers without JavaScript, on a page that needs it. */
const noScriptOf = (phone: string | null) => `<noscript style="display: block; text-align: center">
<header style="display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; justify-content: space-between; padding: 1rem">
<a href="/"><strong>${copy.brand}</strong></a>${phone ? `<a href="tel:${escapeHtml(phone)}">${layout.callSales} <bdi dir="ltr">${formatPhone(phone)}</bdi></a>` : ''}
</header>
<p style="padding: 15vh 1.5rem 1rem">برای دیدن این صفحه، جاوااسکریپت مرورگر خود را روشن کنید. محصولات و راه‌های تماس بدون آن هم دیده می‌شوند.</p>
<p><a href="/">${copy.home}</a> · <a href="/products">${copy.products}</a> · <a href="/contact">${layout.contact}</a></p>
</noscript>`;

const preloadFont = (href: string) => `<link rel="preload" as="font" href="${href}" type="font/woff2" crossorigin>`;

/** The hash against which the browser checks a file; development has none. */
function integrityOf({ files }: BuildManifest, file: string): string {
  const integrity = files[`web/${file}`];
  return integrity ? ` integrity="${integrity}"` : '';
}

/**
 * Low priority, so that visible content loads first on a slow connection. The code that loads the file takes its hash from here.
 * With `media="not all"` the browser loads nothing yet.
 */
function preloadScript(build: BuildManifest, file: string, attributes = 'fetchpriority="low"'): string {
  return `<link rel="preload" as="script" href="${baseOf(build)}${file}" ${attributes}${integrityOf(build, file)}>`;
}

type Files = readonly string[];

/** Preloads of a remote's files: its container, its module and the page's files. */
function preloadsOf(remote: ReleaseManifest | null | undefined, files: Files = []): string[] {
  if (!remote || remote.origin) return [];
  return [remote.entry, ...remote.scripts, ...files].map((file) => preloadScript(remote, file));
}

/** The hashes of files that the page may load, and that are not preloaded. */
function hashesOf(build: BuildManifest | null | undefined, files: Files = []): string[] {
  const known = files.filter((file) => build?.files[`web/${file}`]);
  return build ? known.map((file) => preloadScript(build, file, 'media="not all"')) : [];
}

/** The shell's scripts: loaded at once in an empty page, after the first paint in a rendered page. */
function scriptsOf(shell: ShellManifest, { painted }: { painted: boolean }): string[] {
  const { early = [], scripts } = shell;
  const tag = (file: string, attributes = '') =>
    `<script defer src="${baseOf(shell)}${file}"${attributes}${integrityOf(shell, file)}></script>`;
  if (!painted || early.length === 0) return scripts.map((file) => tag(file));
  const then = scripts.map((file) => baseOf(shell) + file).join(' ');
  return [
    ...scripts.map((file) => preloadScript(shell, file)),
    ...early.map((file) => tag(file, ` data-then="${then}"`)),
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
 * The frame of every page: head, the versions of the page view, and the shell's scripts. No script is inline, so the content
 * security policy needs no exception.
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
${[...(pinned.preview ? [previewBarOf(pinned.preview)] : []), ...body].join('\n')}
<script type="application/json" id="snapshot">${snapshot}</script>
</body>
</html>
`;
}

/** What an empty page loads: its remote, and the files of the page at its address. */
export interface EmptyPage {
  remote: RemoteName;
  files?: readonly string[];
}

/** The empty page that the browser renders. */
export function documentOf(
  shell: ShellManifest,
  pinned: PinnedVersions,
  { remote, files }: EmptyPage,
  salesPhone: string | null,
): string {
  const head = [`<title>${copy.brand}</title>`, `<meta name="description" content="${escapeHtml(DESCRIPTION)}">`];
  const body = ['<div id="root"></div>', noScriptOf(salesPhone)];
  const scripts = scriptsOf(shell, { painted: false });
  const release = pinned.remotes[remote];
  // Visitors who have to log in first never load the page's own files, so the browser does not preload them.
  const preloads = [...preloadsOf(release), ...hashesOf(release, files), ...hashesOf(shell, shell.later)];
  return frame({ shell, pinned, scripts, head, preloads, body });
}

interface NoticeParts {
  shell: ShellManifest;
  versions: PinnedVersions;
  title: string;
  text: string;
}

interface PlainParts extends Pick<NoticeParts, 'shell' | 'versions' | 'title'> {
  styles?: string;
  body: string;
}

/** A page without scripts, which search engines must not index. */
export function plainDocumentOf({ shell, versions, title, styles = '', body }: PlainParts): string {
  const name = `<title>${escapeHtml(copy.pageTitle(title))}</title>`;
  const head = [name, '<meta name="robots" content="noindex">', ...(styles ? [`<style>${styles}</style>`] : [])];
  return frame({ shell, pinned: versions, scripts: [], head, preloads: [], body: [body] });
}

/** A page with a single message. */
export function noticeDocumentOf({ shell, versions, title, text }: NoticeParts): string {
  const body = `<main style="max-inline-size: 36rem; margin-block: 15vh 0; margin-inline: auto; padding: 1.5rem; text-align: center">
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${copy.retry}</a> · <a href="/">${copy.home}</a></p>
</main>`;
  return plainDocumentOf({ shell, versions, title, body });
}

interface PageParts {
  shell: ShellManifest;
  versions: PinnedVersions;
  rendered: RenderedPage;
  /** The path and query of the page. */
  address: string;
  /** The site's origin, `https://afshoreh.example`; null when unknown. */
  origin: string | null;
}

/** React writes preloads of large pictures before its HTML; in the head browsers find them sooner. */
const PICTURES = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * A server-rendered page. The browser hydrates it with the same data (`state`); without that data it renders the page anew.
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
    preloads: [...preloadsOf(remote, place?.page.files), ...hashesOf(shell, shell.later)],
    body: [`<div id="root">${rendered.html.slice(pictures.length)}</div>`, ...(state ? [state] : [])],
  });
}
