import { ApiProperty, getSchemaPath, PartialType } from '@nestjs/swagger';
import { BasedOn, Body, ButtonText, Heading, Icon, Link, Picture, SameId, Subtitle } from './section-fields.js';
import type { SavedSection, Section, SectionId } from './sections.js';

class HeroFields {
  @Heading() title: string;
  @Subtitle() subtitle: string;
  @Body() description: string;
  @ButtonText() buttonText: string;
  @Link() buttonUrl: string;
  @Picture() imageUrl: string;
}

class FeaturesFields {
  @Heading() title: string;
  @Subtitle() subtitle: string;
  @Heading('کیفیت تضمین‌شده') feature1_title: string;
  @Icon() feature1_icon: string;
  @Body('هر محموله با برگهٔ آنالیز آزمایشگاه فرستاده می‌شود.') feature1_description: string;
  @Heading('قیمت رقابتی') feature2_title: string;
  @Icon() feature2_icon: string;
  @Body('خرید بی‌واسطه از تولیدکننده.') feature2_description: string;
  @Heading('ارسال سریع') feature3_title: string;
  @Icon() feature3_icon: string;
  @Body('بارگیری در کمتر از سه روز کاری.') feature3_description: string;
}

class AboutFields {
  @Heading() title: string;
  @Subtitle() subtitle: string;
  @Body() description: string;
  @Picture() imageUrl: string;
  @ButtonText() buttonText: string;
  @Link() buttonUrl: string;
}

class ProductsFields {
  @Heading() title: string;
  @Subtitle() subtitle: string;
  @Body() description: string;
  @ButtonText() buttonText: string;
  @Link() buttonUrl: string;
}

export class ContactFields {
  @Heading() title: string;
  @Subtitle() subtitle: string;
  @Body() description: string;
  @Picture() imageUrl: string;
}

const Id = (id: SectionId): PropertyDecorator => ApiProperty({ type: String, enum: [id] });
const Version = (): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 0, example: 1, description: '0 is the built-in text; every save adds 1' });

type Named<Id extends SectionId> = { id: Id; version: number };

function sectionDto<Fields extends object, Name extends SectionId>(id: Name, fields: new () => Fields) {
  class Section extends (fields as new () => object) {
    @Id(id) id: Name;
    @Version() version: number;
  }
  return Section as new () => Fields & Named<Name>;
}

export class HeroSectionDto extends sectionDto('hero', HeroFields) {}
export class FeaturesSectionDto extends sectionDto('features', FeaturesFields) {}
export class AboutSectionDto extends sectionDto('about', AboutFields) {}
export class ProductsSectionDto extends sectionDto('products', ProductsFields) {}
export class ContactSectionDto extends sectionDto('contact', ContactFields) {}

export type SectionDto = HeroSectionDto | FeaturesSectionDto | AboutSectionDto | ProductsSectionDto | ContactSectionDto;

/** One section as the API returns it: its fields next to its id and version. */
export function sectionDtoOf({ id, version, fields }: Section): SectionDto {
  // The fields were validated against this section's class when they were saved.
  return { id, ...fields, version } as unknown as SectionDto;
}

/** A field may be left out and then keeps its text; it may not be null. */
function saveDto<Fields extends object, Name extends SectionId>(id: Name, fields: new () => Fields) {
  class Form extends PartialType(fields as new () => object, { skipNullProperties: false }) {
    @SameId(id) id?: Name | null;
    @BasedOn() version?: number | null;
  }
  return Form as new () => Partial<Fields> & { [Field in keyof Named<Name>]?: Named<Name>[Field] | null };
}

export class SaveHeroDto extends saveDto('hero', HeroFields) {}
export class SaveFeaturesDto extends saveDto('features', FeaturesFields) {}
export class SaveAboutDto extends saveDto('about', AboutFields) {}
export class SaveProductsDto extends saveDto('products', ProductsFields) {}
export class SaveContactDto extends saveDto('contact', ContactFields) {}

export type SaveSectionDto = SaveHeroDto | SaveFeaturesDto | SaveAboutDto | SaveProductsDto | SaveContactDto;

export const saveDtos = {
  hero: SaveHeroDto,
  features: SaveFeaturesDto,
  about: SaveAboutDto,
  products: SaveProductsDto,
  contact: SaveContactDto,
} satisfies Record<SectionId, new () => SaveSectionDto>;

export const sectionDtos = {
  hero: HeroSectionDto,
  features: FeaturesSectionDto,
  about: AboutSectionDto,
  products: ProductsSectionDto,
  contact: ContactSectionDto,
} satisfies Record<SectionId, new () => SectionDto>;

/** Describes a value of any of these classes in the OpenAPI document. */
export function anyOf(classes: Record<SectionId, new () => object>): { anyOf: { $ref: string }[] } {
  return { anyOf: Object.values(classes).map((each) => ({ $ref: getSchemaPath(each) })) };
}

export class ContentDto {
  @ApiProperty({ type: 'array', items: anyOf(sectionDtos), description: 'In the order of the content screen' })
  sections: SectionDto[];
}

export class SectionVersionDto {
  @Version() version: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null for the built-in text' })
  savedAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Display name of the admin', example: 'مدیر سایت' })
  savedBy: string | null;

  @ApiProperty({
    type: Object,
    additionalProperties: { type: 'string' },
    example: { title: 'افشره، طعم خالص باغ', subtitle: 'تولیدکنندهٔ کنسانترهٔ میوه' },
    description: 'The texts by field name',
  })
  fields: Record<string, string>;

  static of({ version, savedAt, savedBy, fields }: SavedSection): SectionVersionDto {
    return { version, savedAt: savedAt?.toISOString() ?? null, savedBy, fields };
  }
}
