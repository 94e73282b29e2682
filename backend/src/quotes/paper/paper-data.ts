import { plainText } from '../../common/http/index.js';
import { qrOf, type PaperLanguage } from '../../common/pdf/index.js';
import type { Company } from '../../content/index.js';
import type { PaperLine, QuotePaper } from '../quote-paper.js';
import type { Quote } from '../quote.entity.js';
import { paperWords, type PaperWords } from './copy.js';
import { englishSum } from './english-words.js';
import { quoteTexts, type QuoteTexts } from './quote-texts.js';

type Labelled = [label: string, value: string];
/** A cell of the table: a text, and a smaller one below it. */
type Cell = [text: string, detail?: string];

/** The data of the template `assets/pdf/quote.typ`. Every text is ready to be printed. */
export interface PaperData {
  language: PaperLanguage;
  /** The title of the document, without the invisible direction marks of the other texts. */
  name: string;
  title: string;
  number: string | null;
  page: string[];
  /** A large pale text across every page. */
  watermark: string | null;
  site: string;
  /** An SVG with the QR code of the buyer's page. */
  qr: string | null;
  qrText: string;
  facts: Labelled[];
  seller: PartyData;
  buyer: PartyData;
  columns: string[];
  rows: Cell[][];
  /** Whether the amounts are so long that the table needs a smaller font. */
  dense: boolean;
  totals: Labelled[];
  sum: Labelled;
  words: Labelled;
  weight: Labelled;
  terms: Labelled[];
  stamps: string[];
}

interface PartyData {
  title: string;
  name: string;
  codes: Labelled[];
  address: string;
}

interface Language {
  words: PaperWords;
  texts: QuoteTexts;
}

/** The data of a quote's PDF, from the paper that its page shows. @param siteUrl the origin of the buyer's link */
export function paperData(quote: Quote, language: PaperLanguage, siteUrl: string): PaperData {
  const { number, token, paper } = quote;
  const [words, texts] = [paperWords[language], quoteTexts[language]];
  const table = tableOf(paper, { words, texts });
  return {
    language,
    name: plainText(number === null ? words.title : `${words.title} ${texts.code(number)}`),
    title: words.title,
    number: number && texts.code(number),
    page: words.page,
    watermark: number === null ? words.draft : null,
    site: siteUrl.replace(/^https?:\/\//, ''),
    qr: token && qrOf(`${siteUrl}/quote/${token}`),
    qrText: words.qr,
    facts: factsOf(quote, { words, texts }),
    seller: partyOf(words.seller, paper.seller, { words, texts }),
    buyer: partyOf(words.buyer, paper.buyer, { words, texts }),
    ...table,
    dense: table.rows.some((row) => row.some(([text], column) => column > 1 && text.length > longestAmount)),
    ...sumsOf(paper, { words, texts }),
    words: [words.words, language === 'fa' ? paper.words : englishSum(paper.sum, paper.currency)],
    weight: [words.weight, words.kilograms(paper.lines.reduce((sum, { quantity }) => sum + quantity, 0))],
    terms: termsOf(paper, { words, texts }),
    stamps: words.stamps,
  };
}

/** Eight columns with longer amounts leave no room for the names of the products. */
const longestAmount = 15;

function factsOf({ sentAt, formerNumber, paper }: Quote, { words, texts }: Language): Labelled[] {
  return [
    ...(sentAt ? [[words.sentAt, texts.day(sentAt)] satisfies Labelled] : []),
    [words.validUntil, texts.day(paper.validUntil)],
    ...(formerNumber ? [[words.replaces, texts.code(formerNumber)] satisfies Labelled] : []),
  ];
}

function partyOf(title: string, party: Company, { words, texts }: Language): PartyData {
  const codes: Labelled[] = [
    [words.nationalId, party.nationalId],
    [words.economicCode, party.economicCode],
    [words.postalCode, party.postalCode],
  ];
  return {
    title,
    name: texts.typed(party.name),
    codes: codes.filter(([, code]) => code !== '').map(([label, code]) => [label, texts.code(code)]),
    address: texts.typed(party.address),
  };
}

/** Columns in which no line has a value are left out. */
function tableOf(paper: QuotePaper, { words, texts }: Language): Pick<PaperData, 'columns' | 'rows'> {
  const { currency } = paper;
  const name = words.currencies[currency];
  const amount = (value: number): string => texts.amount(currency, value);
  const columns: [heading: string, cell: (line: PaperLine, index: number) => Cell][] = [
    [words.row, (_line, index) => [texts.number(index + 1)]],
    [words.product, (line) => productCell(line, { words, texts })],
    [words.quantity, ({ quantity }) => [texts.number(quantity)]],
    [words.price, (line) => priceCell(line, { words, texts })],
    [words.gross(name), ({ gross }) => [amount(gross)]],
  ];
  if (paper.discount > 0) columns.push([words.discount, (line) => discountCell(line, amount, { words, texts })]);
  if (paper.tax > 0) columns.push([words.tax, ({ taxed, tax }) => [taxed ? amount(tax) : words.untaxed]]);
  if (columns.length > 5) columns.push([words.lineSum(name), ({ sum }) => [amount(sum)]]);
  return {
    columns: columns.map(([heading]) => heading),
    rows: paper.lines.map((line, index) => columns.map(([, cell]) => cell(line, index))),
  };
}

function productCell({ productName, quantity, pack }: PaperLine, { words, texts }: Language): Cell {
  const packs = pack ? words.packs(quantity, pack) : null;
  return packs === null ? [texts.typed(productName)] : [texts.typed(productName), texts.typed(packs)];
}

function priceCell({ unit, amount, per }: PaperLine, { words, texts }: Language): Cell {
  return [texts.amount(unit, amount), words.per(words.currencies[unit], words.bases[per])];
}

function discountCell(line: PaperLine, amount: (value: number) => string, { words, texts }: Language): Cell {
  if (line.discount === 0) return [amount(0)];
  return [amount(line.discount), words.percent(texts.number(line.discountPercent / 100))];
}

function sumsOf(paper: QuotePaper, { words, texts }: Language): Pick<PaperData, 'totals' | 'sum'> {
  const inCurrency = (value: number): string =>
    words.amount(texts.amount(paper.currency, value), words.currencies[paper.currency]);
  const totals: Labelled[] = [[words.total, inCurrency(paper.gross)]];
  if (paper.discount > 0) totals.push([words.discount, inCurrency(paper.discount)]);
  if (paper.tax > 0) totals.push([words.taxOf(texts.number(paper.taxPercent / 100)), inCurrency(paper.tax)]);
  return { totals, sum: [words.sum, inCurrency(paper.sum)] };
}

function termsOf({ delivery, deliveryPlace, paymentTerms, rate, rateDay }: QuotePaper, language: Language): Labelled[] {
  const { words, texts } = language;
  const terms: Labelled[] = [
    [words.delivery, deliveryText(delivery, texts.typed(deliveryPlace), words)],
    [words.payment, texts.typed(paymentTerms)],
  ];
  if (rate !== null && rateDay !== null) terms.push([words.rate, words.rateOf(rate, texts.day(rateDay))]);
  return terms;
}

function deliveryText(delivery: string, place: string, words: PaperWords): string {
  if (delivery === 'ex_works') return words.exWorks(place);
  return delivery === 'delivered' ? words.delivered(place) : words.incoterms(delivery, place);
}
