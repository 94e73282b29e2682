import { ApiProperty } from '@nestjs/swagger';
import { packWords } from './copy.js';
import { packOf, type DataSheet, type PackOnSheet } from './pack-on-sheet.js';
import type { Product } from './product.entity.js';

/** The columns of a pack; all are null when the data sheet does not describe one. */
type StoredPack = Pick<Product, 'packName' | 'packKilograms' | 'packsPerPallet'>;

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

/** Computed when the product's texts are saved, so that a read does not parse them again. */
export function storedPackOf(sheet: DataSheet): StoredPack {
  const pack = packOf(sheet);
  return {
    packName: pack?.name ?? null,
    packKilograms: pack?.kilograms ?? null,
    packsPerPallet: pack?.perPallet ?? null,
  };
}
