/** What every document of the site begins with: tokens, bare elements and the font, as text. */
export function documentStyles(): string {
  const styles = [...document.querySelectorAll('head > style:not([data-styled])')];
  return styles.map(({ textContent }) => textContent).join('\n');
}
