import { escapeMarkup } from '../../common/markup.js';
import { sandboxAdmin } from '../sandbox-site/index.js';
import { callsOf, type OpenApiDocument } from './openapi-types.js';

/** Styles beside those of Swagger UI: the page fits a phone, and long words wrap. */
export const docsStyle = `
body { margin: 0; }
.overview { padding: 0 12px; font: 15px/1.5 sans-serif; overflow-wrap: anywhere; }
.notice { margin: 0; padding: 12px 20px; background: #fff4d6; color: #3b3000; font: 15px/1.5 sans-serif; }
.notice p { margin: 0; }
.notice p + p, .notice label + p { margin-block-start: 4px; }
.notice label { display: flex; align-items: center; gap: 8px; min-block-size: 44px; font-weight: 700; }
.notice input { flex: none; inline-size: 20px; block-size: 20px; margin: 0; }
.notice:has(#sandbox:checked) .real, .notice:has(#sandbox:not(:checked)) .sandbox { display: none; }
.swagger-ui .wrapper { box-sizing: border-box; padding: 0 12px; }
.swagger-ui .markdown, .swagger-ui .opblock-tag, .swagger-ui .opblock-summary { overflow-wrap: anywhere; }
.swagger-ui pre { max-width: 100%; overflow-x: auto; }
@media (max-width: 640px) {
  .swagger-ui .info { margin: 20px 0; }
  .swagger-ui .scheme-container { padding: 12px 0; overflow-x: clip; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex-basis: 100%; padding: 0; }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; flex: 1 1 60%; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; }
  .swagger-ui .opblock .opblock-summary-operation-id { display: none; }
  .swagger-ui .servers > label { margin-inline-end: 0; }
  .swagger-ui table, .swagger-ui tbody, .swagger-ui tr, .swagger-ui td { display: block; width: auto; overflow-wrap: anywhere; }
  .swagger-ui thead { display: none; }
  .swagger-ui .parameters-col_description input, .swagger-ui .parameters-col_description select { max-width: 100%; }
}
`;

/**
 * Starts Swagger UI. All readers see the same example of an idempotency key. Each request gets a new key instead, so that
 * two readers never share an order. A key that a reader typed is sent unchanged. Calls go to the sandbox as long as its switch
 * is on.
 */
export const docsScript = (exampleKey: string): string => `
const freshKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sandbox = document.getElementById('sandbox');
const inSandbox = (address) => {
  const url = new URL(address, location.href);
  if (url.origin === location.origin && url.pathname.startsWith('/api/')) url.pathname = '/api/sandbox' + url.pathname;
  return url.href;
};
// Starts the sandbox while the reader fills in the form.
const warmUp = ({ target }) => {
  if (sandbox?.checked && target.closest('.try-out__btn')) fetch('/api/sandbox/api/health/live').catch(() => undefined);
};
document.addEventListener('click', warmUp, { capture: true });
SwaggerUIBundle({
  url: '/api/docs-json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  displayOperationId: true,
  persistAuthorization: false,
  validatorUrl: null,
  requestInterceptor: (request) => {
    if (request.headers['Idempotency-Key'] === ${JSON.stringify(exampleKey)}) request.headers['Idempotency-Key'] = freshKey();
    if (sandbox?.checked && !request.loadSpec) request.url = inSandbox(request.url);
    return request;
  },
});
`;

const tagOf = (asset: string): string =>
  asset.endsWith('.css') ? `<link rel="stylesheet" href="${asset}">` : `<script src="${asset}" defer></script>`;

/** A link to every operation, which Swagger UI opens. It can be read before the scripts have loaded, or without them. */
function overviewOf(document: OpenApiDocument): string {
  const calls = callsOf(document);
  const chapters = (document.tags ?? []).map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags?.includes(name));
    const lines = own.map(({ method, path, operation: { operationId, summary = '' } }) => {
      const address = `#/${encodeURIComponent(name)}/${operationId}`;
      return `<li><a href="${address}">${method.toUpperCase()} ${path}</a> ${escapeMarkup(summary)}</li>`;
    });
    return `<h2>${name}</h2>\n<ul>\n${lines.join('\n')}\n</ul>`;
  });
  return `<div class="overview"><h1>Afshoreh API</h1>\n${chapters.join('\n')}</div>`;
}

const realCalls = `“Try it out” calls this very site: an order or a message sent from here is a real one.`;
const reference = `To read: <a href="/api/reference">the reference</a>, one light page with guides and errors.`;

const noticeOf = (hasSandbox: boolean): string =>
  hasSandbox
    ? `<div class="notice">
<label><input type="checkbox" id="sandbox" checked autocomplete="off"> Sandbox: a demo site of its own that forgets everything</label>
<div role="status">
<p class="sandbox">“Try it out” calls the sandbox. It sends nothing, takes no files, and does not know accounts and keys of this site. All readers share it, so write nothing private; it is empty again after ten idle minutes or an hour. Its admin: <code>${sandboxAdmin.username}</code>, password <code>${sandboxAdmin.password}</code>. The first answer takes some seconds.</p>
<p class="real">${realCalls}</p>
</div>
<p>${reference}</p>
</div>`
    : `<p class="notice">${realCalls} To play, start a copy with <code>npm start</code>. ${reference}</p>`;

/** @param assets addresses of styles and scripts, in their order */
export const docsPage = (
  document: OpenApiDocument,
  assets: readonly string[],
  { hasSandbox }: { hasSandbox: boolean },
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Afshoreh API</title>
<link rel="icon" href="data:,">
<link rel="preload" href="/api/docs-json" as="fetch" crossorigin="anonymous">
${assets.map(tagOf).join('\n')}
</head>
<body>
${noticeOf(hasSandbox)}
<main id="docs">${overviewOf(document)}</main>
</body>
</html>
`;
