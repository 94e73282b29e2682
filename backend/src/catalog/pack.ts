import { ApiProperty } from '@nestjs/swagger';
import { packOf, packWords as words, type DataSheet, type PackOnSheet } from '../common/packs/index.js';
import type { Product } from './product.entity.js';

/** The columns that keep a pack; all of them null where the data sheet does not say one. */
type StoredPack = Pick<Product, 'packName' | 'packKilograms' | 'packsPerPallet'>;

/** How a product is filled and sold (D34). */
export class PackDto implements PackOnSheet {
  @ApiProperty({ example: words.containers[0] }) name: string;
  @ApiProperty({ type: 'integer', example: 275, description: 'Net, of one pack' }) kilograms: number;

  @ApiProperty({ type: 'integer', nullable: true, example: 4, description: 'Packs on one pallet, where it is known' })
  perPallet: number | null;

  static of({ packName, packKilograms, packsPerPallet }: StoredPack): PackDto | null {
    if (packName === null || packKilograms === null) return null;
    return { name: packName, kilograms: packKilograms, perPallet: packsPerPallet };
  }
}

/** The pack of a product as it is stored when its texts are written: a read does not look at them again. */
export function storedPackOf(sheet: DataSheet): StoredPack {
  const pack = packOf(sheet);
  return {
    packName: pack?.name ?? null,
    packKilograms: pack?.kilograms ?? null,
    packsPerPallet: pack?.perPallet ?? null,
  };
}
