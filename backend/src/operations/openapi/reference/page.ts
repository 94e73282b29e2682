import { escapeMarkup } from '../../../common/markup.js';
import { guide } from '../openapi-guide.js';
import { completeCallsOf } from '../openapi-examples.js';
import { withInheritedFields } from '../openapi-inheritance.js';
import type { OpenApiDocument } from '../openapi-types.js';
import { errorsTable } from './errors.js';
import type { Guide } from './guides.js';
import { findable, operationOf } from './operation.js';
import { schemaOf } from './schema-text.js';
import { textOf } from './text.js';

interface Section {
  id: string;
  title: string;
  /** The entries of the section, each with the id of its element. */
  entries: { id: string; title: string }[];
  html: string;
}

/**
 * The whole reference as one page that needs no script: the browser's own search finds everything, and every guide,
 * operation, error and schema has an address.
 */
export function referencePage(
  document: OpenApiDocument,
  guides: readonly Guide[],
  assets: readonly string[],
  { hasSandbox }: { hasSandbox: boolean },
): string {
  const sections = [guidesSection(guides), ...chaptersOf(document), errorsSection(), schemasSection(document)];
  const [style = '', script = ''] = assets;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Afshoreh API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
<script src="${script}" defer></script>
</head>
<body>
<header><h1><a href="#top" id="top">Afshoreh API</a></h1>
<p><a href="/api/docs">Swagger UI, to try calls${hasSandbox ? ' in a sandbox' : ''}</a> · <a href="/api/docs-json">OpenAPI document</a></p>
<label class="filter" hidden>Filter <input type="search" id="filter" autocomplete="off" placeholder="orders, PUT, 409…"></label></header>
<nav aria-label="Contents"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
<main>
<p id="nothing" role="status" hidden>Nothing here has all of these words.</p>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`;
}

function sectionHtml({ id, title, entries, html }: Section): string {
  const items = entries.map((each) => {
    return `<li data-find="${findable(`${each.id} ${each.title}`)}"><a href="#${each.id}">${each.title}</a></li>`;
  });
  return `<section id="${id}"><h2>${title}</h2>
${items.length > 0 ? `<ul class="entries">${items.join('')}</ul>` : ''}
${html}</section>`;
}

function guidesSection(guides: readonly Guide[]): Section {
  const articles = guides.map(
    ({ id, title, html, language }) =>
      `<article id="${id}" lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}" data-find="${findable(title)}">` +
      `<h3>${escapeMarkup(title)}</h3>${html}</article>`,
  );
  const introduction = { id: 'introduction', title: 'Introduction' };
  return {
    id: 'guides',
    title: 'Guides',
    entries: [introduction, ...guides.map(({ id, title }) => ({ id, title: escapeMarkup(title) }))],
    html: `<article id="introduction" data-find="introduction">${textOf(guide)}</article>\n${articles.join('\n')}`,
  };
}

function chaptersOf(document: OpenApiDocument): Section[] {
  const calls = completeCallsOf(document);
  return (document.tags ?? []).map(({ name, description = '' }) => {
    const own = calls.filter(({ operation }) => operation.tags?.includes(name));
    return {
      id: name.replaceAll(' ', '-'),
      title: name.charAt(0).toUpperCase() + name.slice(1),
      entries: own.map(({ method, path, operation: { operationId, summary = '' } }) => ({
        id: operationId,
        title: `<code>${method.toUpperCase()} ${path}</code> ${escapeMarkup(summary)}`,
      })),
      html: `${textOf(description)}\n${own.map((call) => operationOf(call, document.components.schemas)).join('\n')}`,
    };
  });
}

function errorsSection(): Section {
  const html = `<p>Codes are stable: a program may compare them. The Persian sentence is what people read.</p>${errorsTable()}`;
  return { id: 'errors', title: 'Errors', entries: [], html };
}

function schemasSection({ components }: OpenApiDocument): Section {
  const articles = Object.entries(withInheritedFields(components.schemas)).map(
    ([name, schema]) =>
      `<article id="schema-${name}" data-find="${findable(name)}"><h3><a href="#schema-${name}">${name}</a></h3>` +
      `${schema.description ? textOf(schema.description) : ''}${schemaOf(schema)}</article>`,
  );
  return { id: 'schemas', title: 'Schemas', entries: [], html: articles.join('\n') };
}
