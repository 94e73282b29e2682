/** What the server sent as the page that the visitor arrived at: it can be read whatever becomes of the page's code. */
let sent: { address: string; html: string } | undefined;

/** Remembers it before anything takes the page over. */
export function keepServerText(root: HTMLElement): void {
  const main = root.querySelector('main');
  const { pathname, search } = window.location;
  sent = main ? { address: pathname + search, html: main.innerHTML } : undefined;
}

/** Once the visitor has left the page, it is as every other. */
export function forgetServerText(): void {
  sent = undefined;
}

/** The HTML of the page at an address (path and query), if the visitor arrived there. */
export function serverTextAt(address: string): string | undefined {
  return sent?.address === address ? sent.html : undefined;
}

/**
 * The same HTML with all that switched off that needs the page's code: it would send forms where nobody reads them. Links
 * work, and a search is a link with a word in it.
 */
export function readable(html: string): string {
  const page = document.createElement('template');
  page.innerHTML = html;
  const controls = page.content.querySelectorAll('button, input, select, textarea');
  for (const control of controls) if (!control.closest('form[role="search"]')) control.setAttribute('disabled', '');
  return page.innerHTML;
}
