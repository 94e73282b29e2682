import { isPictureAddress } from '@afshoreh/persian';

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element that is not allowed here by a paragraph with its text. */
function asParagraph(element: Element): void {
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(...element.childNodes);
  element.replaceWith(paragraph);
}

/**
 * Changes HTML in place into the shape of the editor: each picture is in a figure, and each table is beside its
 * caption.
 */
export function normalizeStructure(root: Element): void {
  root.querySelectorAll('h1').forEach((heading) => rename(heading, 'h2'));
  root.querySelectorAll('h5, h6').forEach((heading) => rename(heading, 'h4'));
  root.querySelectorAll('img').forEach((image) => {
    if (!isPictureAddress(image.getAttribute('src') ?? '')) image.remove();
  });
  root.querySelectorAll('figure').forEach(arrangeFigure);
  root.querySelectorAll('img').forEach(arrangeImage);
  root.querySelectorAll('table').forEach(arrangeTable);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/**
 * A figure contains one picture and its caption. Any other figure is unwrapped, and the caption of a table becomes the
 * table's caption.
 */
function arrangeFigure(figure: HTMLElement): void {
  if (figure.querySelectorAll('img').length === 1 && !figure.querySelector('table')) return;
  const caption = figure.querySelector('figcaption');
  const table = figure.querySelector('table');
  if (caption && table && !table.caption) {
    table.createCaption().append(...caption.childNodes);
    caption.remove();
  } else if (caption) asParagraph(caption);
  unwrap(figure);
}

function arrangeImage(image: HTMLImageElement): void {
  const link = image.closest('a[href]');
  if (link && !image.dataset.href) image.dataset.href = link.getAttribute('href') ?? '';
  const known = image.closest('figure');
  const figure = known ?? image.ownerDocument.createElement('figure');
  if (!known) {
    // The picture moves out of its link, which may contain other words.
    (link ?? image).before(figure);
    if (link && link.textContent.trim() === '') link.remove();
  }
  figure.prepend(image);
}

function arrangeTable(table: HTMLTableElement): void {
  if (table.parentElement?.hasAttribute('data-table')) return;
  const block = table.ownerDocument.createElement('div');
  const caption = table.ownerDocument.createElement('div');
  block.setAttribute('data-table', '');
  caption.setAttribute('data-caption', '');
  if (table.caption) {
    caption.append(...table.caption.childNodes);
    table.deleteCaption();
  }
  table.replaceWith(block);
  block.append(caption, table);
}
