import { randomUUID } from 'node:crypto';

import { formatGrams } from '@afshoreh/persian';
import { sampleFormCopy } from '@afshoreh/ui/sample-form-copy';

import { escapeHtml } from '../render/html-of-tag';
import { sampleCopy as copy } from './copy';
import { failureOf, fieldsOf, type FormField } from './form-page';
import { viewOf, type FormProduct, type NoScriptForm, type Refusal, type Typed } from './no-script-form';

const { grams, purpose, name, companyName, phone, email, address } = sampleFormCopy;

const fields: FormField[] = [
  { name: 'grams', label: grams, hint: sampleFormCopy.gramsHint, options: sampleFormCopy.amounts },
  { name: 'purpose', label: purpose, hint: sampleFormCopy.purposeHint, rows: 3 },
  { name: 'customerName', label: name, attributes: 'autocomplete="name"' },
  { name: 'companyName', label: companyName, attributes: 'autocomplete="organization"', isOptional: true },
  {
    name: 'phone',
    label: phone,
    hint: sampleFormCopy.phoneHint,
    attributes: 'type="tel" autocomplete="tel" dir="auto"',
  },
  { name: 'email', label: email, attributes: 'type="email" autocomplete="email" dir="ltr"', isOptional: true },
  {
    name: 'address',
    label: address,
    hint: sampleFormCopy.addressHint,
    attributes: 'autocomplete="street-address"',
    rows: 3,
  },
];
const FIELDS = fields.map((field) => field.name);

/** The API refuses longer texts anyway. */
const LONGEST = 2000;

type SampleValues = Typed & { lot: string };

function parse(form: URLSearchParams): SampleValues {
  const text = (field: string) => (form.get(field) ?? '').trim().slice(0, LONGEST);
  const typed = Object.fromEntries([...FIELDS, 'lot'].map((field) => [field, text(field)]));
  return { ...typed, lot: typed.lot ?? '', view: viewOf(form) };
}

/** Leaves out empty optional fields; the API reports what is missing. */
function check({ view: _view, lot, grams: chosen = '', ...typed }: SampleValues, { id }: FormProduct) {
  const filled = Object.entries(typed).filter(([field, text]) => text !== '' || !isOptional(field));
  return {
    body: { productId: id, ...(lot && { lotNumber: lot }), grams: Number(chosen), ...Object.fromEntries(filled) },
  };
}

const isOptional = (field: string): boolean => fields.some((each) => each.name === field && each.isOptional);

function page(product: FormProduct, typed: SampleValues, { errors, failure }: Refusal): string {
  const { lot, view } = typed;
  return `<h1>${escapeHtml(copy.title(product.name))}</h1>
<p>${sampleFormCopy.lead}</p>
${lot ? `<p>${escapeHtml(sampleFormCopy.lot(lot))}</p>` : ''}
<form method="post" action="/product/${product.id}/sample" novalidate>
<input type="hidden" name="view" value="${escapeHtml(view)}">
<input type="hidden" name="lot" value="${escapeHtml(lot)}">
${failureOf(copy.failed, failure)}
${fieldsOf(fields, typed, errors)}
<input type="submit" value="${sampleFormCopy.submit}">
</form>
<p><a href="/product/${product.id}">${copy.back}</a></p>`;
}

interface PlacedSample {
  trackingCode: string;
  grams: number;
}

function placed({ name: product }: FormProduct, { trackingCode, grams: amount }: PlacedSample): string {
  const words = sampleFormCopy.placed;
  return `<h1>${words.title}</h1>
<p>${words.text}</p>
<p>${escapeHtml(product)}، ${formatGrams(amount)}</p>
<p>${words.trackingCode}: <bdi dir="ltr" class="code">${escapeHtml(trackingCode)}</bdi></p>
<p>${words.keepCode}</p>
<p><a href="/products">${words.products}</a></p>`;
}

/** `/product/<id>/sample`: the fields of the sample form. The API checks them, and names the field of each error. */
export const sampleForm: NoScriptForm<SampleValues> = {
  path: '/api/samples',
  fields: FIELDS,
  unavailable: copy.unavailable,
  title: ({ name: product }) => copy.title(product),
  empty: (_product, query) => ({ grams: '500', lot: (query.get('lot') ?? '').slice(0, 64), view: randomUUID() }),
  parse,
  check,
  page,
  placed: (product, answer) => placed(product, answer as PlacedSample),
};
