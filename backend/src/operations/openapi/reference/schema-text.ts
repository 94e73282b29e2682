import { escapeMarkup } from '../../../common/markup.js';
import { nameOfReference } from '../openapi-examples.js';
import type { Schema } from '../openapi-types.js';
import { textOf } from './text.js';

/** The type of a value in words, with links to the schemas it names (HTML). */
export function typeOf(schema: Schema): string {
  const { $ref, items, enum: values, const: only, type, format } = schema;
  if ($ref) return linkTo(nameOfReference($ref));
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (variants) return [...new Set(variants.map(typeOf))].join(schema.allOf ? ' and ' : ' or ');
  if (items) return `array of ${typeOf(items)}`;
  if (only !== undefined) return code(only);
  if (values) return values.map(code).join(', ');
  return [[type].flat().join(' or '), format && `(${format})`].filter(Boolean).join(' ');
}

export const linkTo = (name: string): string => `<a href="#schema-${name}">${name}</a>`;

/** A table of the properties of an object; other schemas are one line. */
export function schemaOf(schema: Schema): string {
  const { properties, required = [] } = schema;
  if (!properties) return `<p>${typeOf(schema)}</p>`;
  const rows = Object.entries(properties).map(
    ([name, property]) =>
      `<tr><th scope="row"><code>${name}</code>${required.includes(name) ? '' : ' <i>optional</i>'}</th>` +
      `<td>${typeOf(property)} ${limitsOf(property)}</td><td>${aboutOf(property)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/** What a parameter or a property means, and an example. */
export function aboutOf({ description, example }: Schema): string {
  const shown = example === undefined ? '' : `<span class="example">${code(example)}</span>`;
  return [description ? textOf(description) : '', shown].filter(Boolean).join(' ');
}

/** «1 to 200 characters»; empty without limits. */
export function limitsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Schema): string {
  return [range(minLength, maxLength, ' characters'), range(minimum, maximum, ''), range(minItems, maxItems, ' items')]
    .filter(Boolean)
    .join(', ');
}

function range(least: number | undefined, most: number | undefined, of: string): string {
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `at most ${most}${of}`;
  return most === undefined ? `at least ${least}${of}` : `${least} to ${most}${of}`;
}

function code(value: unknown): string {
  return `<code>${escapeMarkup(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;
}
