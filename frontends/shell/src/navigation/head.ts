import type { Head } from '@afshoreh/contracts';

import { copy } from '../copy';

function meta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute('name', name);
  element.setAttribute('content', content);
}

function canonical(path: string): void {
  const existing = document.head.querySelector('link[rel="canonical"]');
  const element = existing ?? document.head.appendChild(document.createElement('link'));
  // The server knows under which name the site wants to be found.
  const base = existing?.getAttribute('href') ?? window.location.origin;
  element.setAttribute('rel', 'canonical');
  element.setAttribute('href', new URL(path, base).href);
}

function jsonLd(data: object | undefined): void {
  document.getElementById('json-ld')?.remove();
  if (!data) return;
  const script = document.head.appendChild(document.createElement('script'));
  script.id = 'json-ld';
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(data);
}

/** Writes what a page says about itself into the document's head. */
export function writeHead(head: Head, url: URL): void {
  const title = copy.pageTitle(head.title);
  if (document.title !== title) document.title = title;
  meta('description', head.description);
  meta('robots', head.robots);
  canonical(head.canonical ?? url.pathname);
  jsonLd(head.jsonLd);
}
