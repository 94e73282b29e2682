import { ApiProperty } from '@nestjs/swagger';
import { Day, ExpectedVersion, Flag, Integer, Line, ReadOnlyFields } from '../../common/validation/index.js';
import { MediaAddress } from '../../media/index.js';
import type { Certificate } from './certificate.entity.js';

const clearable = { optional: true, emptyAs: 'null' } as const;
const lastPosition = 10_000;

@ReadOnlyFields<CertificateDto>('id')
export class SaveCertificateDto {
  @Line(1, 100, { example: 'ISO 22000' }) name: string;

  @Line(1, 300, { description: 'What it certifies', example: 'مدیریت ایمنی مواد غذایی' }) description: string;

  @Line(0, 200, { ...clearable, label: 'صادرکننده', example: 'شرکت بازرسی' }) issuer?: string | null;
  @Line(0, 100, { ...clearable, label: 'شمارهٔ گواهی', example: 'FS-1024' }) number?: string | null;

  @Day({ ...clearable, label: 'تاریخ اعتبار', description: 'The last day on which it is valid', example: '2027-03-20' })
  validUntil?: string | null;

  @MediaAddress({ ...clearable, label: 'تصویر گواهی', description: 'A file of the media library', example: '' })
  scan?: string | null;

  @Flag({ label: 'نمایش در صفحهٔ اصلی' }) onHome: boolean = false;
  @Flag({ label: 'نمایش در صفحهٔ محصول' }) onProduct: boolean = false;
  @Flag({ label: 'نمایش در صفحهٔ دربارهٔ ما' }) onAbout: boolean = false;

  @Integer(0, lastPosition, { optional: true, example: 10, description: 'Left out: last, or unchanged' })
  position?: number;
}

@ReadOnlyFields<CertificateDto>('id')
export class UpdateCertificateDto extends SaveCertificateDto {
  @ExpectedVersion() version?: number;
}

export class CertificatesExportQuery {
  @Line(0, 100, { description: 'Words of name, text, issuer or number, however typed', example: 'سیب' }) q: string = '';
}

/** Unknown values are null, and pages leave them out. */
export class CertificateDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'ISO 22000' }) name: string;
  @ApiProperty({ example: 'مدیریت ایمنی مواد غذایی' }) description: string;
  @ApiProperty({ type: String, nullable: true, example: 'شرکت بازرسی' }) issuer: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'FS-1024' }) number: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2027-03-20' }) validUntil: string | null;
  @ApiProperty({ type: String, nullable: true, example: '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.webp' }) scan:
    string | null;
  @ApiProperty({ description: 'Listed on the home page' }) onHome: boolean;
  @ApiProperty({ description: 'Listed with every product' }) onProduct: boolean;
  @ApiProperty({ description: 'Listed on the about page' }) onAbout: boolean;
  @ApiProperty({ type: 'integer', example: 1 }) position: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of(certificate: Certificate): CertificateDto {
    const { id, name, description, issuer, number, validUntil, scan } = certificate;
    const { onHome, onProduct, onAbout, position, version } = certificate;
    return {
      id,
      name,
      description,
      issuer,
      number,
      validUntil,
      scan,
      onHome,
      onProduct,
      onAbout,
      position,
      version,
    };
  }
}
