import { copy } from '../copy';

/** The page arrived without the element the site lives in (spec §2 Other): says so without any library. */
export function showMissingRoot(): void {
  const page = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  title.textContent = copy.missingRootTitle;
  text.textContent = copy.missingRootText;
  page.append(title, text);
  page.style.cssText = 'max-inline-size:32rem;margin:20vh auto;padding:1rem;font-family:sans-serif;text-align:center';
  document.body.append(page);
}
