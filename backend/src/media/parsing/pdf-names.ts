import { inflateRawSync } from 'node:zlib';

/** The limit for one decoded object stream. */
const mostDecoded = 64 * 1024 * 1024;
const zlibHeader = 2;

const space = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const objectBegins = new RegExp(String.raw`[\d.]${space}+[\d.eE+-]+${space}*obj|(?<!\w)trailer(?=${space}*<<)`, 'g');
const streamBegins = new RegExp(String.raw`${space}*stream\r?\n?`, 'y');
/** A comment, a text, brackets, or a name with the whole number that follows it. */
const token = new RegExp(
  String.raw`%[^\r\n]*|\(|<<|>>|<[^>]*>|[[\]]|/([^\0\t\n\f\r ()<>[\]{}/%]*)(?=${space}*(\d*(?:${space}+\d+${space}+R)?))`,
  'g',
);

/** The names of one object, each with the number or the reference that follows it, if any. */
type Names = Map<string, string>;

/**
 * Every name that a reader could find in the objects of a PDF, unescaped: keys and values of all revisions, including those
 * in compressed object streams. A cross-reference table may point to any place, so an object is read wherever one begins,
 * even inside the data of a stream. Names in texts, comments and the data of streams do not count.
 * @throws Error when an object stream cannot be decoded
 */
export function namesOfPdf(bytes: Uint8Array): Set<string> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const all = new Set<string>();
  for (const { 0: head, index } of text.matchAll(objectBegins)) {
    const names: Names = new Map();
    streamBegins.lastIndex = readObject(text, index + head.length, names);
    for (const name of names.keys()) all.add(name);
    // Readers find an object stream by its number, whatever its declared type is.
    if (!names.has('N') || !names.has('First') || !streamBegins.test(text)) continue;
    for (const name of namesInside(decoded(file, streamBegins.lastIndex, names), names).keys()) all.add(name);
  }
  return all;
}

/** The data of an object stream. Readers support more filters, but no program uses those for object streams. */
function decoded(file: Buffer, start: number, names: Names): string {
  const data = file.subarray(start);
  if (!names.has('Filter') && !names.has('F')) return data.toString('latin1', 0, data.indexOf('endstream'));
  if (!names.has('FlateDecode') || ['DecodeParms', 'DP'].some((name) => names.has(name)) || filters(names) > 1)
    throw new Error('object stream with another filter');
  return inflateRawSync(data.subarray(zlibHeader), { maxOutputLength: mostDecoded }).toString('latin1');
}

const filters = (names: Names): number =>
  [...names.keys()].filter((name) => /Decode$|^(Crypt|Fl|AHx|A85|LZW|RL|CCF|DCT)$/.test(name)).length;

/** The names of the objects in an object stream, which begins with pairs of object number and offset. */
function namesInside(text: string, stream: Names): Names {
  const first = stream.get('First') ?? '';
  if (!/^\d+$/.test(first)) throw new Error('object stream without a first object');
  const names: Names = new Map();
  const numbers = text.slice(0, Number(first)).match(/\d+/g) ?? [];
  for (let at = 1; at < numbers.length; at += 2) readObject(text, Number(first) + Number(numbers[at]), names);
  return names;
}

/** Adds the names of the object at `start` to `names`; returns where it ends. */
function readObject(text: string, start: number, names: Names): number {
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [word, name, number = ''] = found;
    if (name !== undefined) addName(names, unescaped(name), number);
    else if (word.startsWith('%')) continue;
    else if (word === '(') token.lastIndex = endOfText(text, token.lastIndex);
    else if (word === '<<' || word === '[') depth += 1;
    else if (word === '>>' || word === ']') depth -= 1;
    if (depth <= 0) return token.lastIndex;
  }
  return text.length;
}

/** Readers differ in which of two equal keys they use, so two different values of `First` count as none. */
function addName(names: Names, name: string, number: string): void {
  const isTwice = name === 'First' && names.has(name) && names.get(name) !== number;
  names.set(name, isTwice ? '' : number);
}

/** The position after the bracket that closes a text; brackets inside the text are paired or escaped. */
function endOfText(text: string, start: number): number {
  const mark = /\\[^]|[()]/g;
  mark.lastIndex = start;
  let depth = 1;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '(') depth += 1;
    else if (found[0] === ')') depth -= 1;
    if (depth === 0) return mark.lastIndex;
  }
  return text.length;
}

function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)));
}
