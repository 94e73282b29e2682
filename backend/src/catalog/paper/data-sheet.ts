import { createHash } from 'node:crypto';
import { englishTitleOf } from '@afshoreh/persian';
import { plainText } from '../../common/http/index.js';
import {
  paperTexts,
  qrOf,
  type BilingualFact,
  type BilingualPaper,
  type BilingualText,
  type Both,
} from '../../common/pdf/index.js';
import { issuerOf, type Company } from '../../content/index.js';
import type { Product } from '../product.entity.js';
import type { ProductSpecification, Specification } from '../specification/product-specification.entity.js';
import { writtenText } from '../specification/write-text.js';
import { paperCopy as copy } from './copy.js';
import { englishValue } from './english-value.js';
import { parameterOnPaper } from './parameter-on-paper.js';

const { fa, en } = paperTexts;

/**
 * The data of a product's data sheet, from its typed specification. Its version is a hash of everything on it, so that the
 * same data has the same version and the same bytes. @param siteUrl the origin of the product's page
 */
export function dataSheet({ product, rows }: Specification, company: Company, siteUrl: string): BilingualPaper {
  const [title, englishTitle] = copy.title;
  const address = `${siteUrl}/product/${product.id}`;
  const sheet: BilingualPaper = {
    language: 'fa',
    name: plainText(copy.readableName(product.name)),
    title,
    englishTitle,
    number: null,
    page: copy.page,
    watermark: null,
    site: address.replace(/^https?:\/\//, ''),
    qr: qrOf(address),
    qrText: copy.online,
    seller: issuerOf(company),
    facts: factsOf(product),
    columns: copy.columns,
    rows: rows.filter(({ unread }) => !unread).map(rowOf),
    notes: copy.notes,
  };
  return { ...sheet, facts: [...sheet.facts, [copy.facts.version, [versionOf(sheet), null]]] };
}

/** «3F9A-2C1B». */
function versionOf(sheet: BilingualPaper): string {
  const hash = createHash('sha256').update(JSON.stringify(sheet)).digest('hex').toUpperCase();
  return `${hash.slice(0, 4)}-${hash.slice(4, 8)}`;
}

function factsOf(product: Product): BilingualFact[] {
  const { facts: labels } = copy;
  const { name, sku, origin, type, packaging, weight, shelfLife, colorFlavor, additive } = product;
  const texts: [label: Both, text: string | null][] = [
    [labels.sku, sku],
    [labels.origin, origin],
    [labels.type, type],
    [labels.packaging, packaging ?? weight],
    [labels.shelfLife, shelfLife],
    [labels.colorFlavor, colorFlavor],
    [labels.additive, additive],
  ];
  return [
    [labels.product, [fa.typed(name), englishTitleOf(name)]],
    ...texts.flatMap(([label, text]) => (text ? [[label, [fa.typed(text), null]] satisfies BilingualFact] : [])),
  ];
}

function rowOf(row: ProductSpecification): BilingualText[] {
  const { parameter, acid, basisBrix, endPoint } = row;
  const { name, englishName, unit, unitName, method } = parameter;
  const value = englishValue(row);
  const english = value === null ? null : en.typed(unit === null ? value : `${value} ${unit}`);
  return [
    parameterOnPaper({ name, englishName, acid, basisBrix, endPoint }),
    // The terms are printed beside the name of the parameter.
    [fa.typed(writtenText({ ...row, acid: null, basisBrix: null }, unitName)), english],
    [fa.typed(method ?? ''), null],
  ];
}
