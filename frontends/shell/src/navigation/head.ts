import type { Head } from '@afshoreh/contracts';

import { siteMap } from '../remotes/remotes';
import { HEAD_TAGS, headTags, type HeadTag } from './head-tags';

let origin: string | undefined;

/** The site's public origin as the server wrote it into the first page, else the one of the address bar. */
function siteOrigin(): string {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return (origin ??= new URL(canonical?.href ?? window.location.href).origin);
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Makes the document's head equal to what the server writes for the page at `url`; tags that are already right stay. */
export function writeHead(head: Head, url: URL): void {
  const place = { address: siteMap().addressOf(url.pathname, url.search), origin: siteOrigin() };
  const wanted = headTags(head, place).map(elementOf);
  const present = [...document.head.querySelectorAll(HEAD_TAGS)];
  const missingIn = (elements: readonly Element[]) => (one: Element) => !elements.some((each) => each.isEqualNode(one));
  present.filter(missingIn(wanted)).forEach((element) => element.remove());
  document.head.append(...wanted.filter(missingIn(present)));
}
