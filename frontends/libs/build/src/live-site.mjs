import { readLinks, readPages } from './pages.mjs';

/** The pages and links as the table says them now. */
const released = (table) => ({ pages: readPages(table).map(({ facts }) => facts), links: readLinks(table) });

/** Response headers that no longer hold: the body is changed, and the bundler runs code that the site's policy does not know. */
const DROPPED = [
  'content-security-policy',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'set-cookie',
];

/** The headers of a response of the site, for the browser at this machine. Its cookies are not bound to the site's host. */
function headersOf(response) {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/; *(Secure|Domain=[^;]*)/gi, ''));
  const kept = [...response.headers].filter(([name]) => !DROPPED.includes(name));
  return { ...Object.fromEntries(kept), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

const bodyOf = async (request) => {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Returns the site's document with this remote loaded from the bundler. Its content is removed, so that the browser
 * renders the page: the site may not know this page, and its menu does not have the links of this remote.
 */
export function documentWith(html, { name, pages, links }) {
  const own = { version: 'dev', entry: '/remoteEntry.js', pages, links };
  const withOwn = html.replace(/(id="snapshot">)(.*?)(<\/script>)/s, (_all, before, json, after) => {
    const snapshot = JSON.stringify({ ...JSON.parse(json), [name]: own }).replaceAll('<', '\\u003c');
    return before + snapshot + after;
  });
  const withoutState = withOwn.replace(/<script type="application\/json" id="state">.*?<\/script>/s, '');
  return withoutState.replace(
    /(<div id="root">).*(<\/div>\s*(?:<noscript.*<\/noscript>\s*)?<script type="application\/json")/s,
    '$1$2',
  );
}

/** Whether a path is at a page with this pattern. */
function isAt(path, { path: pattern }) {
  const form = pattern.replace(/\/\*$/, '(/.*)?').replace(/:[a-zA-Z]+/g, '[^/]+');
  return pattern !== '*' && new RegExp(`^${form}/?$`).test(path);
}

/**
 * A middleware of the dev server: what the bundler does not serve comes from a running site (`site`: its origin), with this remote
 * in every page. Requests reach the site as if they came from its own pages, so logging in and ordering work, with its data.
 */
export function liveSite({ site, name, table }) {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url, site);
    try {
      const headers = { ...request.headers, host: new URL(site).host };
      for (const each of ['connection', 'accept-encoding', 'if-none-match', 'content-length']) delete headers[each];
      if (headers.origin) headers.origin = new URL(site).origin;
      const answer = await fetch(new URL(request.url, site), {
        method: request.method,
        headers,
        body: await bodyOf(request),
        redirect: 'manual',
      });
      const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
      const { pages, links } = released(table);
      const isOwn = pages.some((page) => isAt(pathname, page));
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = isPage ? documentWith(body.toString(), { name, pages, links }) : body;
      response.writeHead(isPage && isOwn ? 200 : answer.status, headersOf(answer)).end(sent);
    } catch (error) {
      next(new Error(`${site} does not answer: ${error.message}`));
    }
  };
}
