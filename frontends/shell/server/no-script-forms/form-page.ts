import { formatPhone } from '@afshoreh/persian';

import { escapeHtml } from '../render/html-of-tag';
import { copy } from './copy';

/** The styles of these pages only; tokens and plain elements have the site's global styles. */
export const styles = `
main { max-inline-size: 34rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; justify-content: space-between; padding: 1rem; background: var(--c-surface); border-block-end: 1px solid var(--c-line); }
header a, main > p > a { display: inline-block; padding-block: 0.5rem; }
h1 { margin-block: 1.5rem 1rem; font-size: 1.75rem; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-block: 1.5rem; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; font-weight: 600; }
small { color: var(--c-muted); font-weight: 400; }
input:not([type='hidden']), select, textarea { inline-size: 100%; min-block-size: 3rem; padding-inline: 1rem; border: 1px solid var(--c-control); border-radius: 0.75rem; background: var(--c-surface); font: inherit; font-size: 1rem; font-weight: 400; }
textarea { padding-block: 0.75rem; }
input[type='submit'] { border-color: transparent; background: var(--c-brand); color: var(--c-onBrand); font-weight: 600; cursor: pointer; white-space: normal; }
/* The site hides buttons in browsers without script, but these work. */
form[method] [role='alert'] button { display: block !important; min-block-size: 3rem; padding-inline: 1rem; border: 1px solid var(--c-control); border-radius: 0.75rem; background: var(--c-surface); color: var(--c-brandText); font-weight: 600; }
[role='alert'] { display: grid; gap: 0.75rem; padding: 1rem; border-inline-start: 4px solid var(--c-danger); border-radius: 0.75rem; background: var(--c-dangerSoft); }
label + [role='alert'], label :is(b, i) { color: var(--c-dangerText); font-weight: 400; }
label i { font-style: normal; }
.code { font-size: 1.5rem; font-weight: 700; }
`;

export interface FormField {
  name: string;
  label: string;
  hint?: string;
  attributes?: string;
  isOptional?: boolean;
  /** The number of rows of a multi-line text. */
  rows?: number;
  /** The options of a select. */
  options?: readonly { value: string; label: string }[];
}

/**
 * Fields with the typed values, and each error beside its field; the first invalid field gets the focus. The browser checks
 * nothing: its messages are in its own language.
 */
export function fieldsOf(
  fields: readonly FormField[],
  typed: Record<string, string>,
  errors: Partial<Record<string, string>> = {},
): string {
  const firstWrong = fields.find(({ name }) => errors[name]);
  return fields
    .map((field) =>
      fieldOf(field, { value: typed[field.name] ?? '', error: errors[field.name], focused: field === firstWrong }),
    )
    .join('\n');
}

interface FieldState {
  value: string;
  error: string | undefined;
  focused: boolean;
}

function fieldOf(field: FormField, state: FieldState): string {
  const { name, label, hint, isOptional } = field;
  const { error } = state;
  const mark = isOptional ? '' : ' <i aria-hidden="true">*</i>';
  return `<label><span>${label}${mark}</span>
${controlOf(field, state)}
${hint ? `<small id="${name}-hint">${hint}</small>` : ''}${error ? `<b id="${name}-error">${escapeHtml(error)}</b>` : ''}</label>`;
}

function controlOf(field: FormField, { value, error, focused }: FieldState): string {
  const { name, hint, attributes = '', isOptional, rows, options } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const common = `name="${name}" ${attributes}${isOptional ? '' : ' required'}${focused ? ' autofocus' : ''}${error ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}`;
  if (options) {
    const choices = options.map(
      (each) =>
        `<option value="${each.value}"${each.value === value ? ' selected' : ''}>${escapeHtml(each.label)}</option>`,
    );
    return `<select ${common}>${choices.join('')}</select>`;
  }
  // A line end after the tag is not part of the text.
  if (rows) return `<textarea ${common} rows="${rows}">\n${escapeHtml(value)}</textarea>`;
  return `<input ${common} value="${escapeHtml(value)}">`;
}

export const failureOf = (title: string, failure: string | undefined): string =>
  failure ? `<div role="alert"><strong>${title}</strong><span>${escapeHtml(failure)}</span></div>` : '';

/** Brand and phone, as on every page. */
export function pageHeader(brand: string, phone: string | null): string {
  const call =
    phone && `<a href="tel:${escapeHtml(phone)}">${copy.call} <bdi dir="ltr">${formatPhone(phone)}</bdi></a>`;
  return `<header><a href="/"><strong>${brand}</strong></a>${call ?? ''}</header>`;
}
