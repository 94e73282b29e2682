import { PACK_KINDS, packKinds, type PackKind } from '@afshoreh/persian';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { Choice, Line, WholeNumber } from '../common/validation/index.js';
import { copy, packWords } from './copy.js';
import { packOf, type PackOnSheet } from './pack-on-sheet.js';

/** The columns of the pack that orders count in; all are null when it is not known. */
interface StoredPack {
  packName: string | null;
  packKilograms: number | null;
  packsPerPallet: number | null;
}

export class PackDto implements PackOnSheet {
  @ApiProperty({ example: packWords.containers[0] }) name: string;
  @ApiProperty({ type: 'integer', example: 275, description: 'Net, of one pack' }) kilograms: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 4, description: 'Packs on one pallet, where it is known' })
  perPallet: number | null;

  static of({ packName, packKilograms, packsPerPallet }: StoredPack): PackDto | null {
    if (packName === null || packKilograms === null) return null;
    return { name: packName, kilograms: packKilograms, perPallet: packsPerPallet };
  }
}

const heaviestPack = 40_000;
const mostInContainer = 10_000;

/** A pack cannot weigh less with its container than without. Other wrong values are reported by the rules of their type. */
function AtLeastNet(): PropertyDecorator {
  const validate = (gross: unknown, form?: { object: object }): boolean =>
    typeof gross !== 'number' || !(gross < (form?.object as ProductPackDto).kilograms);
  return ValidateBy({ name: 'atLeastNet', validator: { validate } }, { message: copy.grossBelowNet });
}

/** A pack that a product is delivered in; the first one is what orders count in. */
export class ProductPackDto {
  @Choice(packKinds, { label: copy.packs.kind, enumName: 'PackKind', example: 'drum' }) kind: PackKind;

  @WholeNumber(1, heaviestPack, { label: copy.packs.kilograms, example: 275, description: 'Net, of one pack' })
  kilograms: number;

  @AtLeastNet()
  @WholeNumber(1, heaviestPack, { label: copy.packs.grossKilograms, emptyAs: 'null', example: 293 })
  grossKilograms: number | null;

  @WholeNumber(1, mostInContainer, { label: copy.packs.perPallet, emptyAs: 'null', example: 4 })
  perPallet: number | null;

  @WholeNumber(1, mostInContainer, {
    label: copy.packs.perContainer,
    emptyAs: 'null',
    example: 80,
    description: 'Packs in a container of 20 feet',
  })
  perContainer: number | null;

  @Line(0, 200, { label: copy.packs.storage, emptyAs: 'null', example: packWords.storageExample })
  storage: string | null;
}

/** The same kind of pack may come in several weights, but each weight once. */
export function DistinctPacks(): PropertyDecorator {
  const validate = (packs: unknown): boolean =>
    !Array.isArray(packs) || new Set(packs.map(sizeOf)).size === packs.length;
  return ValidateBy({ name: 'distinctPacks', validator: { validate } }, { message: copy.packTwice });
}

const sizeOf = (pack: Partial<ProductPackDto> | null): string => `${pack?.kind} ${pack?.kilograms}`;

/** Computed when the product is saved, so that a read does not parse texts. Without typed packs the data sheet says it. */
export function storedPackOf(product: {
  packs: ProductPackDto[] | null;
  weight: string | null;
  packaging: string | null;
}): StoredPack {
  const pack = typedPackOf(product.packs?.[0]) ?? packOf(product);
  return {
    packName: pack?.name ?? null,
    packKilograms: pack?.kilograms ?? null,
    packsPerPallet: pack?.perPallet ?? null,
  };
}

function typedPackOf(pack: ProductPackDto | undefined): PackOnSheet | null {
  return pack ? { ...pack, name: PACK_KINDS[pack.kind].container } : null;
}

/** The names by which a product is found, those of all its packs. */
export function packNamesOf({
  packs,
  packName,
}: {
  packs: ProductPackDto[] | null;
  packName: string | null;
}): string[] {
  const names = (packs ?? []).map(({ kind }) => PACK_KINDS[kind].container);
  return names.length > 0 ? [...new Set<string>(names)] : packName === null ? [] : [packName];
}
