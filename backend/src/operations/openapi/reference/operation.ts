import { escapeMarkup } from '../../../common/markup.js';
import { codesOf } from '../openapi-errors.js';
import { bodyExamplesOf } from '../openapi-examples.js';
import type { Call, OpenApiDocument, Parameter } from '../openapi-types.js';
import { aboutOf, limitsOf, typeOf } from './schema-text.js';
import { textOf } from './text.js';

type Schemas = OpenApiDocument['components']['schemas'];

/** One operation, with its references replaced; `#placeOrder` is its address on the page. */
export function operationOf({ method, path, operation }: Call, schemas: Schemas): string {
  const { operationId, summary = '', description, tags = [], parameters = [] } = operation;
  const tryIt = `/api/docs#/${encodeURIComponent(tags[0] ?? '')}/${operationId}`;
  return `<article class="operation" id="${operationId}" data-find="${findable(`${method} ${path} ${operationId} ${summary}`)}">
<h3><a href="#${operationId}"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></a></h3>
<p><strong>${escapeMarkup(summary)}.</strong> ${callersOf(operation)} <a href="${tryIt}">Try it</a></p>
${description ? textOf(description) : ''}
${parametersOf(parameters)}
${bodyOf(operation, schemas)}
${answersOf(operation)}
</article>`;
}

/** The text by which the filter of the page finds an entry. */
export const findable = (text: string): string => escapeMarkup(text.toLowerCase());

function callersOf({ security = [] }: Call['operation']): string {
  const callers = security.flatMap((each) => Object.keys(each));
  if (callers.length === 0) return 'No login.';
  const isOpen = security.some((each) => Object.keys(each).length === 0);
  return `For: ${callers.map((each) => `<b>${each}</b>`).join(' or ')}${isOpen ? ', or without login' : ''}.`;
}

function parametersOf(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema = {} }) =>
      `<tr><th scope="row"><code>${name}</code> <i>${place}${required ? '' : ', optional'}</i></th>` +
      `<td>${typeOf(schema)} ${limitsOf(schema)}</td><td>${aboutOf({ ...schema, ...(description ? { description } : {}) })}</td></tr>`,
  );
  return rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : '';
}

function bodyOf({ requestBody }: Call['operation'], schemas: Schemas): string {
  return Object.entries(requestBody?.content ?? {})
    .map(([type, content]) => {
      const examples = type.endsWith('json') ? bodyExamplesOf(content, schemas) : [];
      const shown = examples.map((each) => `<pre><code>${escapeMarkup(JSON.stringify(each, null, 2))}</code></pre>`);
      return `<p>Body, <code>${type}</code>: ${typeOf(content.schema ?? {})}</p>\n${shown.join('\n')}`;
    })
    .join('\n');
}

function answersOf({ responses }: Call['operation']): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const { description = '', content = {} } = response;
    const codes = codesOf(response) ?? [];
    const types = Object.entries(content).map(([type, { schema = {} }]) => `${typeOf(schema)} <i>${type}</i>`);
    const links = codes.map((each) => `<a href="#error-${each}"><code>${each}</code></a>`);
    const said = codes.length > 0 ? links.join(', ') : [textOf(description), ...types].join(' ');
    return `<tr><th scope="row">${status === 'default' ? 'others' : status}</th><td>${said}</td></tr>`;
  });
  return `<table class="answers"><tbody>${rows.join('')}</tbody></table>`;
}
