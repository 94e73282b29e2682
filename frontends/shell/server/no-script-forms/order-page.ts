import { formatDeadline, formatKilograms } from '@afshoreh/persian';

import { escapeHtml } from '../render/html-of-tag';
import { copy } from './copy';
import { failureOf, fieldsOf, type FormField } from './form-page';
import type { FormProduct, NoScriptForm, Refusal } from './no-script-form';
import { checkForm, emptyForm, FIELDS, parseForm, type Field, type FormValues } from './order-form';

const fields: (FormField & { name: Field })[] = [
  { name: 'customerName', label: copy.name, attributes: 'autocomplete="name"' },
  { name: 'phone', label: copy.phone, hint: copy.phoneHint, attributes: 'type="tel" autocomplete="tel" dir="auto"' },
  { name: 'quantity', label: copy.quantity, hint: copy.quantityHint, attributes: 'inputmode="text"' },
];

function pageOf(product: FormProduct, typed: FormValues, { errors, belowPack, failure }: Refusal): string {
  return `<h1>${escapeHtml(copy.title(product.name))}</h1>
<p>${copy.description}</p>
<form method="post" action="/product/${product.id}/order" novalidate>
<input type="hidden" name="view" value="${escapeHtml(typed.view)}">
${failureOf(copy.failed, failure)}
${fieldsOf(fields, typed, errors)}
<p><small>${copy.noPayment}</small></p>
<input type="submit" value="${copy.submit}">
${belowPack === undefined ? '' : packQuestion(product, belowPack)}
</form>
<p><a href="/product/${product.id}">${copy.back}</a></p>`;
}

/** The question about less than a pack. It comes after the form's own button, which Enter in a field then presses. */
function packQuestion({ pack }: FormProduct, kilograms: number): string {
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

interface PlacedOrder {
  trackingCode: string;
  callBy: string;
}

function placedPage(product: FormProduct, { trackingCode, callBy }: PlacedOrder): string {
  const { placed } = copy;
  return `<h1>${placed.title}</h1>
<p>${placed.text}</p>
<p>${escapeHtml(product.name)}</p>
<p>${placed.trackingCode} <bdi dir="ltr" class="code">${escapeHtml(trackingCode)}</bdi></p>
<p>${placed.keepCode}</p>
<p>${escapeHtml(placed.callBy(formatDeadline(callBy)))}</p>
<p><a href="/products">${placed.products}</a></p>`;
}

/** `/product/<id>/order`: the fields and the rules of the order dialog. */
export const orderForm: NoScriptForm<FormValues> = {
  path: '/api/orders',
  fields: FIELDS,
  unavailable: copy.unavailable,
  title: ({ name }) => copy.title(name),
  empty: emptyForm,
  parse: parseForm,
  check: (typed, product) => {
    const checked = checkForm(typed, product);
    return 'order' in checked ? { body: checked.order } : checked;
  },
  page: pageOf,
  placed: (product, answer) => placedPage(product, answer as PlacedOrder),
};
