/** The server's HTML of the first page. It can be read even if the page's code fails. */
let sent: { address: string; html: string } | undefined;

/** Stores the HTML before React hydrates the page. */
export function keepServerHtml(root: HTMLElement): void {
  const main = root.querySelector('main');
  const { pathname, search } = window.location;
  sent = main ? { address: pathname + search, html: main.innerHTML } : undefined;
}

/** Call it when the visitor leaves the first page; that page is then loaded like any other. */
export function forgetServerHtml(): void {
  sent = undefined;
}

/** The server's HTML of the page at an address (path and query); undefined for every page but the first. */
export function serverHtmlAt(address: string): string | undefined {
  return sent?.address === address ? sent.html : undefined;
}

/**
 * The same HTML with all controls disabled that need the page's code: a form would send its data to nobody. Links work, and so
 * does the search, which is a plain GET form.
 */
export function withDisabledControls(html: string): string {
  const page = document.createElement('template');
  page.innerHTML = html;
  const controls = page.content.querySelectorAll('button, input, select, textarea');
  for (const control of controls) if (!control.closest('form[role="search"]')) control.setAttribute('disabled', '');
  return page.innerHTML;
}
