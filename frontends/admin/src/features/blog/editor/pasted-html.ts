import { isPictureAddress } from '@afshoreh/persian';
import { normalizeStructure } from './arrange';

const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
/** The characters that Word puts before the items of an unordered list. */
const BULLETS = /^[\s\u00a0]*[·•o§▪◦*\uf0b7\uf0a7\uf0d8-][\s\u00a0]*$/u;

/**
 * Cleans HTML pasted from Word, Google Docs or a web page. Word writes lists as paragraphs with a bullet character,
 * and Google Docs wraps everything in a `<b>` that is not bold. Pictures are removed, because they must be uploaded to
 * the media library.
 * @param onPicturesLeft called with the number of removed pictures
 */
export function cleanPasted(html: string, onPicturesLeft?: (count: number) => void): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body
    .querySelectorAll('style, script, meta, link, xml, title, .Apple-interchange-newline')
    .forEach((element) => element.remove());
  dropComments(body);
  body.querySelectorAll<HTMLElement>('b, strong').forEach((bold) => {
    if (bold.style.fontWeight === 'normal' || bold.style.fontWeight === '400') bold.replaceWith(...bold.childNodes);
  });
  body.querySelectorAll('p.MsoTitle').forEach((title) => {
    const heading = body.ownerDocument.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  });
  makeLists(body);
  // Word processors use empty paragraphs as spacing.
  body.querySelectorAll('p').forEach((paragraph) => {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img');
    if (isEmpty && !paragraph.closest('td, th')) paragraph.remove();
  });
  const foreign = [...body.querySelectorAll('img')].filter((img) => !isPictureAddress(img.getAttribute('src') ?? ''));
  if (foreign.length > 0) onPicturesLeft?.(foreign.length);
  normalizeStructure(body);
  return body.innerHTML.replace(/&nbsp;|\u00a0/g, ' ');
}

function dropComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.parentNode?.removeChild(comment));
}

const levelOf = (element: Element | null) => Number(LIST_LEVEL.exec(element?.getAttribute('style') ?? '')?.[1] ?? 0);

/** Turns consecutive list paragraphs of Word into a list with its nested lists. */
function makeLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || levelOf(first) === 0) continue;
    const items: Element[] = [];
    for (let next: Element | null = first; levelOf(next) > 0; next = next?.nextElementSibling ?? null) {
      if (next) items.push(next);
    }
    const place = body.ownerDocument.createElement('div');
    first.before(place);
    place.append(...nested(items, levelOf(first)));
    place.replaceWith(...place.childNodes);
  }
}

function nested(items: Element[], level: number): HTMLElement[] {
  const lists: HTMLElement[] = [];
  let item: HTMLElement | undefined;
  let below: Element[] = [];
  const closeBelow = () => {
    const [deeper] = below;
    if (deeper) (item ?? lists.at(-1))?.append(...nested(below, levelOf(deeper)));
    below = [];
  };
  for (const paragraph of items) {
    if (item && levelOf(paragraph) > level) {
      below.push(paragraph);
      continue;
    }
    closeBelow();
    const tag = takeSign(paragraph);
    if (lists.at(-1)?.localName !== tag) lists.push(paragraph.ownerDocument.createElement(tag));
    item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
  closeBelow();
  return lists;
}

/** Removes the list marker from the paragraph and returns the kind of its list. */
function takeSign(paragraph: Element): 'ul' | 'ol' {
  const signs = [...paragraph.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')];
  const sign = signs[0]?.textContent ?? '';
  signs.forEach((each) => each.remove());
  return sign === '' || BULLETS.test(sign) ? 'ul' : 'ol';
}
