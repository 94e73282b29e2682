import { formatDeadline, formatKilograms, formatPhone } from '@afshoreh/persian';

import { escapeHtml } from '../render/html-of-tag';
import { copy } from './copy';
import { FIELDS, type Field, type OrderedProduct, type FormValues } from './order-form';

/** The styles of the order page only; tokens and plain elements have the site's global styles. */
export const styles = `
main { max-inline-size: 34rem; margin: 0 auto; padding: 1rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; justify-content: space-between; padding: 1rem; background: var(--c-surface); border-block-end: 1px solid var(--c-line); }
header a, main > p > a { display: inline-block; padding-block: 0.5rem; }
h1 { margin-block: 1.5rem 1rem; font-size: 1.75rem; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; margin-block: 1.5rem; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; font-weight: 600; }
small { color: var(--c-muted); font-weight: 400; }
input:not([type='hidden']) { min-block-size: 3rem; padding-inline: 1rem; border: 1px solid var(--c-control); border-radius: 0.75rem; background: var(--c-surface); font-size: 1rem; font-weight: 400; }
input[type='submit'] { border-color: transparent; background: var(--c-brand); color: var(--c-onBrand); font-weight: 600; cursor: pointer; white-space: normal; }
/* The site hides buttons in browsers without script, but these work. */
form[method] [role='alert'] button { display: block !important; min-block-size: 3rem; padding-inline: 1rem; border: 1px solid var(--c-control); border-radius: 0.75rem; background: var(--c-surface); color: var(--c-brandText); font-weight: 600; }
[role='alert'] { display: grid; gap: 0.75rem; padding: 1rem; border-inline-start: 4px solid var(--c-danger); border-radius: 0.75rem; background: var(--c-dangerSoft); }
label + [role='alert'], label b { color: var(--c-dangerText); font-weight: 400; }
.code { font-size: 1.5rem; font-weight: 700; }
`;

const labels: Record<Field, string> = { customerName: copy.name, phone: copy.phone, quantity: copy.quantity };
const hints: Partial<Record<Field, string>> = { phone: copy.phoneHint, quantity: copy.quantityHint };
const attributes: Record<Field, string> = {
  customerName: 'autocomplete="name"',
  phone: 'type="tel" autocomplete="tel" dir="auto"',
  quantity: 'inputmode="text"',
};

interface FormParts {
  product: OrderedProduct;
  typed: FormValues;
  errors?: Partial<Record<Field, string>>;
  /** Kilograms below one pack, which the visitor must confirm. */
  belowPack?: number;
  /** Why the order was refused. */
  failure?: string;
}

export const orderAddress = (id: number) => `/product/${id}/order`;

/**
 * The form with the typed values, and each error beside its field; the first invalid field gets the focus. The browser checks
 * nothing: its messages are in its own language.
 */
export function orderForm({ product, typed, errors = {}, belowPack, failure }: FormParts): string {
  const firstWrong = FIELDS.find((field) => errors[field]);
  const fields = FIELDS.map((field) => fieldOf(field, typed[field], errors[field], field === firstWrong));
  return `<h1>${escapeHtml(copy.title(product.name))}</h1>
<p>${copy.description}</p>
<form method="post" action="${orderAddress(product.id)}" novalidate>
<input type="hidden" name="view" value="${escapeHtml(typed.view)}">
${failure ? `<div role="alert"><strong>${copy.failed}</strong><span>${escapeHtml(failure)}</span></div>` : ''}
${fields.join('\n')}
<p><small>${copy.noPayment}</small></p>
<input type="submit" value="${copy.submit}">
${belowPack === undefined ? '' : packQuestion(product, belowPack)}
</form>
<p><a href="/product/${product.id}">${copy.back}</a></p>`;
}

function fieldOf(field: Field, value: string, error: string | undefined, focused: boolean): string {
  const described = [hints[field] && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  return `<label>${labels[field]}
<input name="${field}" value="${escapeHtml(value)}" ${attributes[field]} required${focused ? ' autofocus' : ''}${error ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${hints[field] ? `<small id="${field}-hint">${hints[field]}</small>` : ''}${error ? `<b id="${field}-error">${escapeHtml(error)}</b>` : ''}</label>`;
}

/** The question about less than a pack. It comes after the form's own button, which Enter in a field then presses. */
function packQuestion({ pack }: OrderedProduct, kilograms: number): string {
  if (!pack) return '';
  const answer = (value: number, words: string, focused = false) =>
    `<button name="answer" value="${value}"${focused ? ' autofocus' : ''}>${escapeHtml(words)}</button>`;
  const one = formatKilograms(pack.kilograms);
  const these = formatKilograms(kilograms);
  return `<input type="hidden" name="asked" value="${kilograms}">
<div role="alert"><span>${escapeHtml(copy.belowPack.question(these, pack.name))}</span>
${answer(pack.kilograms, copy.belowPack.takePack(pack.name, one), true)}
${answer(kilograms, copy.belowPack.keep(these))}</div>`;
}

export interface PlacedOrder {
  trackingCode: string;
  callBy: string;
}

export function placedPage(product: OrderedProduct, { trackingCode, callBy }: PlacedOrder): string {
  const { placed } = copy;
  return `<h1>${placed.title}</h1>
<p>${placed.text}</p>
<p>${escapeHtml(product.name)}</p>
<p>${placed.trackingCode} <bdi dir="ltr" class="code">${escapeHtml(trackingCode)}</bdi></p>
<p>${placed.keepCode}</p>
<p>${escapeHtml(placed.callBy(formatDeadline(callBy)))}</p>
<p><a href="/products">${placed.products}</a></p>`;
}

/** Brand and phone, as on every page. */
export function pageHeader(brand: string, phone: string | null): string {
  const call =
    phone && `<a href="tel:${escapeHtml(phone)}">${copy.call} <bdi dir="ltr">${formatPhone(phone)}</bdi></a>`;
  return `<header><a href="/"><strong>${brand}</strong></a>${call ?? ''}</header>`;
}
