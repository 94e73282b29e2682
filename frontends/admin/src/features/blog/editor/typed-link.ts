import { isSiteLink } from '@afshoreh/persian';

/** The address that was meant by what was typed, null for none: pages of this site lose its name, a bare name gets https. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const own = text.startsWith(`${window.location.origin}/`) ? text.slice(window.location.origin.length) : text;
  if (isSiteLink(own)) return own;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(own)) return `mailto:${own}`;
  const guessed = `https://${own}`;
  return /^[\w-]+(\.[\w-]+)+(?:[/?#]|$)/.test(own) && isSiteLink(guessed) ? guessed : null;
}

/** Whether a link leads to a page of this site that is not there; of other sites nobody is asked. */
export async function isMissingPage(href: string, signal?: AbortSignal): Promise<boolean> {
  if (!href.startsWith('/')) return false;
  const answer = await fetch(href, { method: 'HEAD', ...(signal && { signal }) }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
