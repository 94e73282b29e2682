import { foldForSearch, PACK_KINDS, packKinds, parseWholeNumber, toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy.js';
import type { ProductPackDto } from './pack.js';

const { mark, numbers, storage } = copy.packCell;
const fields = Object.keys(numbers) as (keyof typeof numbers)[];

const blankPack = { grossKilograms: null, perPallet: null, perContainer: null, storage: null };

/** The packs of a product in a cell of the product file, a line each; {@link packsIn} reads it. */
export function writtenPacks(packs: readonly ProductPackDto[]): string {
  return packs.map(writtenPack).join('\n');
}

function writtenPack(pack: ProductPackDto): string {
  const parts = fields.flatMap((field) => {
    const value = pack[field];
    return value === null ? [] : `${numbers[field]} ${toPersianDigits(value)}`;
  });
  if (pack.storage !== null) parts.push(`${storage} ${pack.storage}`);
  return [PACK_KINDS[pack.kind].label, ...parts].join(`${mark} `);
}

/** The packs for the form. For a line that cannot be parsed it returns a pack that the validation of the form refuses. */
export function packsIn(cell: string): unknown[] {
  return cell
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(packIn);
}

function packIn(line: string): object {
  const [kind = '', ...parts] = line.split(mark).map((part) => part.trim());
  const pack: Record<string, unknown> = { ...blankPack, kind: kindOf(kind) ?? kind };
  for (const [at, part] of parts.entries()) {
    const field = fields.find((each) => part.startsWith(`${numbers[each]} `));
    if (part.startsWith(`${storage} `)) {
      // The text about the storage is the rest of the line, and may contain the separator itself.
      pack.storage = parts.slice(at).join(`${mark} `).slice(storage.length);
      return pack;
    }
    if (!field) return { ...pack, kind: line };
    const typed = part.slice(numbers[field].length);
    pack[field] = parseWholeNumber(typed) ?? typed;
  }
  return pack;
}

function kindOf(typed: string): string | undefined {
  const folded = foldForSearch(typed);
  return packKinds.find((kind) => kind === typed || foldForSearch(PACK_KINDS[kind].label) === folded);
}
