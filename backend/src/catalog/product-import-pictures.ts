import type { EntityManager } from 'typeorm';
import { chunksOf, inSlices } from '../common/in-slices.js';
import { unknownMedia, variantsOfPictures, type MediaVariantDto } from '../media/index.js';
import { copy } from './copy.js';
import type { CellProblem } from './product-sheet.js';
import type { CreateProductDto } from './products-admin.dto.js';

interface RowWithPicture {
  row: number;
  form: Pick<CreateProductDto, 'image'>;
}

/** What the library has for each picture address: the picture's variants, or the reason why products cannot use it. */
export type Pictures = ReadonlyMap<string, { variants: MediaVariantDto[] } | { problem: string }>;

const atOnce = 100;

/** Looks up each picture once, with two queries per hundred pictures. */
export async function picturesIn(manager: EntityManager, rows: readonly RowWithPicture[]): Promise<Pictures> {
  const addresses = [...new Set(rows.flatMap(({ form }) => form.image ?? []))];
  const pictures = new Map<string, { variants: MediaVariantDto[] } | { problem: string }>();
  await inSlices(chunksOf(addresses, atOnce), async (batch) => {
    const variants = await variantsOfPictures(manager, batch);
    const mentions = batch.map((address) => ({ field: address, text: address }));
    const unknown = new Map((await unknownMedia(manager, mentions)).map(({ field, message }) => [field, message]));
    for (const [address, found] of variants) {
      const problem = found === null ? copy.notAPicture : unknown.get(address);
      pictures.set(address, problem === undefined ? { variants: found ?? [] } : { problem });
    }
  });
  return pictures;
}

/** Pictures that are missing from the library or are documents. A form for a single product refuses them too. */
export function pictureProblems(rows: readonly RowWithPicture[], pictures: Pictures): CellProblem[] {
  return rows.flatMap(({ row, form: { image } }) => {
    const picture = image ? pictures.get(image) : undefined;
    return picture && 'problem' in picture ? [{ row, field: 'image' as const, message: picture.problem }] : [];
  });
}
