import type { Answer } from './api.js';

/** The cookies of one browser for one site. Each is sent only with requests below its path (RFC 6265). */
export class CookieJar {
  private readonly cookies: { name: string; path: string; value: string }[] = [];

  /** Stores the cookies that a response sets, and removes those that it clears. */
  keep({ headers }: Pick<Answer, 'headers'>): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=', 2);
      const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
      const expires = attributes.find((each) => /^expires=/i.test(each))?.slice('expires='.length);
      const at = this.cookies.findIndex((each) => each.name === name && each.path === path);
      if (at >= 0) this.cookies.splice(at, 1);
      if (!expires || Date.parse(expires) > Date.now()) this.cookies.push({ name, path, value });
    }
  }

  /** The `Cookie` header of a request, that of the longest path first. */
  for(url: string): string {
    const isUnder = ({ path }: { path: string }): boolean =>
      url === path || url.startsWith(path.endsWith('/') ? path : `${path}/`);
    const sent = this.cookies.filter(isUnder).sort((a, b) => b.path.length - a.path.length);
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
}
