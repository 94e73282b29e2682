import { saysNothing, unitsLike } from './analyses.js';
import { toLatinDigits } from './digits.js';
import type { BuyerLimit } from './specification.js';
import { acidWords, isUnit, readNumbers, technicalWords, type StatedNumbers } from './technical-text.js';

/** What the parser has to know about a parameter of the catalogue. */
export interface ReadableParameter {
  code: string;
  name: string;
  englishName: string;
  unit: string | null;
}

/** The terms in which a family states a parameter. A line without terms of its own is read in these. */
export type UsualTerms = Pick<BuyerLimit, 'basisBrix' | 'acid' | 'endPoint'>;

/**
 * Why a line was not read. `parameter`: it names no known parameter. `limit`: it has no number, or one too many.
 * `side`: no word says whether the number is an upper or a lower limit. `order`: the lower limit is above the upper
 * one. `rest`: it has further words that may change the meaning. `twice`: another line has the same parameter.
 */
export type UnreadReason = 'parameter' | 'limit' | 'side' | 'order' | 'rest' | 'twice';

export interface UnreadLine {
  /** The line as it was typed. */
  line: string;
  reason: UnreadReason;
}

export interface ReadSpecification {
  limits: BuyerLimit[];
  unread: UnreadLine[];
}

/** Other names of parameters, by code. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  brix: ['°Brix', '°Bx', 'Bx', 'درجهٔ بریکس', 'مواد جامد محلول', 'soluble solids', 'TSS'],
  acidity: ['acidity', 'total acidity', 'TA', 'اسیدیتهٔ کل', 'اسید کل'],
  ph: ['پی‌اچ', 'پ‌هاش'],
  ratio: ['Brix/acid ratio', 'Brix/acid', 'نسبت بریکس بر اسید'],
  transmittance_440: ['T440', 'T 440 nm', 'عبور نور ۴۴۰'],
  transmittance_625: ['T625', 'T 625 nm', 'عبور نور ۶۲۵'],
  so2: ['SO2', 'sulfur dioxide', 'گوگرد دی‌اکسید'],
  hmf: ['5-HMF'],
  howard_mould: ['Howard mold count', 'HMC'],
  total_plate: ['TPC', 'شمارش کلی'],
  mould: ['mold', 'moulds', 'molds'],
  yeast: ['yeasts'],
  lead: ['Pb'],
  tin: ['Sn'],
  copper: ['Cu'],
  cadmium: ['Cd'],
  formol: ['formol number'],
};

const NUMBER = String.raw`\d{1,9}(?:[.٫/]\d{1,6})?`;
const onBasis = new RegExp(
  String.raw`[(]?\s*(?:(?:در|بر پایه|بر مبنای|at|on)\s*(?:بریکس\s*(${NUMBER})|(${NUMBER})\s*°?\s*(?:بریکس|درجه بریکس|brix|bx)(?![\p{L}\d]))|@\s*(${NUMBER})(?:\s*°?(?:brix|bx))?)\s*[)]?`,
  'iu',
);
const inAcid = new RegExp(
  String.raw`[(،,]?\s*(?:(?:بر ?حسب|بر پایه|به صورت|as|in)\s+)?(${acidWords
    .flatMap(([code, ...names]) => [...names, code])
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\d])\s*[)]?`,
  'iu',
);
/** The temperature at which refractometers and densities are stated anyway, so it says nothing new. */
const at20 = /[(،,]?\s*(?:(?:at|در)\s*)?20\s*(?:°\s*C(?![\p{L}])|درجه(?: سلسیوس| سانتی گراد)?(?![\p{L}]))\s*[)]?/iu;
const bullet = /^(?:[-–—*•·▪]\s+|\d{1,2}[.)]\s+)/;
const separators = /^(?:[\s:،,]|=(?![<>])|[-–—](?=\s))+/;
const afterwards = {
  maximum: /^(?:حداکثر|یا کمتر|به پایین|max(?:imum|\.)?|or less)(?![\p{L}])/iu,
  minimum: /^(?:حداقل|یا بیشتر|به بالا|min(?:imum|\.)?|or more)(?![\p{L}])/iu,
};
const columnNames = {
  min: /^(?:حداقل|کمینه|min(?:imum)?)$/i,
  max: /^(?:حداکثر|بیشینه|max(?:imum)?)$/i,
  unit: /^(?:یکا|واحد|units?)$/i,
  value: /^(?:مقدار|حد|حدود|limits?|values?|specifications?|range)$/i,
  method: /^(?:روش|روش آزمون|method|test method)$/i,
};
type Column = keyof typeof columnNames | 'name';

/** Normalises a text: Latin digits, one form of each letter, no invisible marks. */
function cleaned(text: string): string {
  return toLatinDigits(text)
    .normalize('NFC')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/ۀ/g, 'ه')
    .replace(/[\u0654\u061c\u200e\u200f\u2066-\u2069\u202a-\u202e\ufeff]/g, '')
    .replace(/[\u2212\u2010\u2011]/g, '-')
    .replace(/\u200c|[^\S\t\n]/g, ' ')
    .replace(
      /(?<![\d.,٬،])([1-9]\d{0,2})((?:[,٬،]\d{3})+)(?![\d,٬،])/g,
      (_, first: string, groups: string) => `${first}${groups.replace(/\D/g, '')}`,
    )
    .replace(/(\d),(?=\d)/g, '$1.');
}

const pattern = (name: string): string =>
  cleaned(name)
    .split(/[\s_-]+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`[\s_-]*`);

interface Named {
  parameter: ReadableParameter;
  rest: string;
}

/**
 * Returns a function that finds a parameter by a name at the beginning or at the end of a text. Of several names, the
 * longest one counts.
 */
function finderOf(parameters: readonly ReadableParameter[]): (text: string) => Named | null {
  const names = parameters.flatMap((parameter) => {
    const { code, name, englishName } = parameter;
    return [name, englishName, code, ...(otherNames[code] ?? [])].map((each) => ({
      parameter,
      length: each.length,
      first: new RegExp(String.raw`^${pattern(each)}(?![\p{L}\p{N}])`, 'iu'),
      last: new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern(each)}$`, 'iu'),
    }));
  });
  names.sort((a, b) => b.length - a.length);
  return (text) => {
    for (const place of ['first', 'last'] as const) {
      const found = names.find((each) => each[place].test(text));
      if (found) return { parameter: found.parameter, rest: text.replace(found[place], '') };
    }
    return null;
  };
}

/**
 * Parses limits as people write and paste them: «بریکس ۶۵ تا ۷۱، اسیدیته حداکثر ۲», `pH 3.2–3.8`, and the cells of a
 * spreadsheet. A line whose meaning is not certain is not guessed: it is returned as unread, with the reason.
 */
export function readSpecification(
  text: string,
  parameters: readonly ReadableParameter[],
  usual: (code: string) => UsualTerms,
): ReadSpecification {
  const find = finderOf(parameters);
  const limits: BuyerLimit[] = [];
  const unread: UnreadLine[] = [];
  let columns: readonly (Column | null)[] | null = null;
  const take = (line: string, read: BuyerLimit | UnreadReason) => {
    if (typeof read === 'string') return void unread.push({ line, reason: read });
    const at = limits.findIndex(({ parameter }) => parameter === read.parameter);
    if (at === -1) return void limits.push(read);
    const joined = bothEnds(limits[at]!, read);
    if (joined) limits[at] = joined;
    else unread.push({ line, reason: 'twice' });
  };
  for (const typed of text.split(/\r\n?|\n/)) {
    if (typed.trim() === '') continue;
    const header = find(cleaned(typed).trim()) ? null : headerOf(typed);
    if (header) {
      columns = header;
      continue;
    }
    const whole = readPart(typed, { find, usual, columns });
    const parts =
      typeof whole === 'string' ? typed.split(/[؛;]|[،,](?![\d۰-۹٠-٩])/).filter((part) => part.trim() !== '') : [];
    if (parts.length > 1) for (const part of parts) take(part.trim(), readPart(part, { find, usual, columns: null }));
    else take(typed.trim(), whole);
  }
  return { limits, unread };
}

/** Joins «حداقل ۶۵» and «حداکثر ۷۱» from two lines into one limit. Null when they do not belong together. */
function bothEnds(a: BuyerLimit, b: BuyerLimit): BuyerLimit | null {
  const isAlike = a.unit === b.unit && a.basisBrix === b.basisBrix && a.acid === b.acid && a.endPoint === b.endPoint;
  if (!isAlike || a.absent || b.absent) return null;
  const [lower, upper] = a.max === null ? [a, b] : [b, a];
  if (lower.max !== null || upper.min !== null || lower.min! > upper.max!) return null;
  return { ...lower, max: upper.max };
}

/** The columns of a spreadsheet, when the line is its header; otherwise null. */
function headerOf(typed: string): (Column | null)[] | null {
  const line = cleaned(typed);
  const [, ...cells] = line.split('\t');
  const columns = cells.map(
    (cell) =>
      (Object.keys(columnNames) as (keyof typeof columnNames)[]).find((key) => columnNames[key].test(cell.trim())) ??
      null,
  );
  const isHeader = !/\d/.test(line) && columns.some((each) => each !== null && each !== 'unit');
  return isHeader ? ['name', ...columns] : null;
}

interface Reader {
  find: (text: string) => Named | null;
  usual: (code: string) => UsualTerms;
  columns: readonly (Column | null)[] | null;
}

function readPart(typed: string, { find, usual, columns }: Reader): BuyerLimit | UnreadReason {
  const text = cleaned(typed)
    .replace(/^ +| +$/g, '')
    .replace(bullet, '');
  const named = find(text.includes('\t') ? text : text.trim());
  if (!named) return 'parameter';
  const { parameter } = named;
  let rest = sentenceOf(named.rest, columns, parameter.unit);
  let { acid, basisBrix } = usual(parameter.code);
  const { endPoint } = usual(parameter.code);
  rest = rest.replace(inAcid, (_, name: string) => {
    acid = acidWords.find((words) => words.some((word) => word.toLowerCase() === name.toLowerCase()))![0];
    return ' ';
  });
  // Brix itself has no Brix as its basis.
  if (parameter.code !== 'brix')
    rest = rest.replace(onBasis, (_, ...numbers: (string | undefined)[]) => {
      basisBrix = valueOf(numbers[0] ?? numbers[1] ?? numbers[2]!);
      return ' ';
    });
  const limit = readLimit(rest.replace(at20, ' '), parameter.unit);
  return typeof limit === 'string' ? limit : { parameter: parameter.code, ...limit, basisBrix, acid, endPoint };
}

/** Writes the cells of a line as one sentence: «حداقل» and «حداکثر» are added to numbers in the columns of limits. */
function sentenceOf(rest: string, columns: Reader['columns'], unit: string | null): string {
  if (!rest.includes('\t')) return rest;
  const [afterName = '', ...cells] = rest.split('\t').map((cell) => cell.trim());
  const known = columns?.slice(1);
  const isEmpty = (cell: string | undefined) => cell === undefined || /^[-–—]?$/.test(cell);
  if (known) {
    const cellOf = (name: Column) => {
      const cell = cells[known.indexOf(name)];
      return known.includes(name) && !isEmpty(cell) ? cell! : '';
    };
    const others = cells.filter((_, at) => known[at] == null);
    const [min, max] = [cellOf('min'), cellOf('max')];
    const ends = min && max ? `${min} تا ${max}` : min ? `حداقل ${min}` : max ? `حداکثر ${max}` : '';
    return [afterName, cellOf('value'), ends, cellOf('unit'), ...others].join(' ');
  }
  const units = cells.filter((cell) => unit !== null && cell !== '' && unitOf(cell, unit) !== null);
  const numbers = cells.filter((cell) => !units.includes(cell));
  const isNumber = (cell: string | undefined) => cell !== undefined && new RegExp(`^${NUMBER}$`).test(cell);
  const [first, second] = numbers;
  if (numbers.length !== 2 || ![first, second].every((cell) => isEmpty(cell) || isNumber(cell)))
    return [afterName, ...cells].join(' ');
  const ends = isEmpty(first) ? `حداکثر ${second}` : isEmpty(second) ? `حداقل ${first}` : `${first} تا ${second}`;
  return [afterName, ends, ...units].join(' ');
}

const valueOf = (digits: string): number => Number(digits.replace(/[٫/]/, '.'));

/** The unit that a text names: that of the parameter, or one that can be converted into it. */
function unitOf(text: string, unit: string): string | null {
  return [unit, ...unitsLike(unit)].find((each) => isUnit(text, each)) ?? null;
}

function readLimit(
  sentence: string,
  unit: string | null,
): Pick<BuyerLimit, 'min' | 'max' | 'absent' | 'unit'> | UnreadReason {
  let meant = unit;
  /** Reads the words around the numbers as a unit; returns false when they are none. */
  const takeUnit = (words: string): boolean => {
    const text = words.replace(/^[\s()[\]،,.:؛-]+|[\s()[\]،,.:؛]+$/g, '');
    if (text === '') return true;
    const found = unit === null ? null : unitOf(text, unit);
    meant = found ?? meant;
    return found !== null;
  };
  let rest = sentence.replace(separators, '');
  const [inBrackets, inside = ''] = /^[([]([^()[\]]*)[)\]]/.exec(rest) ?? [];
  if (inBrackets !== undefined && takeUnit(inside)) rest = rest.slice(inBrackets.length).replace(separators, '');
  if (saysNothing(rest)) return { min: null, max: null, absent: true, unit: meant };
  const read = readEnds(rest);
  if (typeof read === 'string') return read;
  if (!takeUnit(read.rest)) return 'rest';
  return { min: read.ends.minimum ?? null, max: read.ends.maximum ?? null, absent: false, unit: meant };
}

function readEnds(rest: string): { ends: StatedNumbers; rest: string } | UnreadReason {
  const first = readNumbers(rest);
  if (!first) return new RegExp(NUMBER).test(rest) ? (isReversed(rest) ? 'order' : 'rest') : 'limit';
  const { value } = first;
  const after = first.rest.trimStart();
  if (value.minimum !== undefined && value.maximum !== undefined) return { ends: value, rest: after };
  if (value.target !== undefined) {
    for (const end of ['maximum', 'minimum'] as const)
      if (afterwards[end].test(after))
        return { ends: { [end]: value.target }, rest: after.replace(afterwards[end], '') };
    return 'side';
  }
  // The other end may follow: «حداقل ۶۵ و حداکثر ۷۱».
  const next = after.replace(/^(?:و|and|[،,;&])\s*/i, '');
  const isOther = (value.minimum === undefined ? technicalWords.atLeast : technicalWords.atMost).test(next);
  const second = isOther ? readNumbers(next) : null;
  if (!second) return { ends: value, rest: after };
  const ends = { ...value, ...second.value };
  return ends.minimum! > ends.maximum! ? 'order' : { ends, rest: second.rest };
}

function isReversed(text: string): boolean {
  const [, from, to] = new RegExp(String.raw`(${NUMBER})\s*(?:${technicalWords.to})\s*(${NUMBER})`).exec(text) ?? [];
  return from !== undefined && to !== undefined && valueOf(from) >= valueOf(to);
}
