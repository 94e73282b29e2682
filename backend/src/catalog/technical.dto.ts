import { OmitType, PartialType } from '@nestjs/swagger';
import { labelOf, Line } from '../common/validation/index.js';
import type { Product } from './product.entity.js';

/** In the order of a data sheet; the decorators below fill it. */
export const technicalFields: (keyof TechnicalDto)[] = [];

/** A text in the notation of the trade, or null. The API document describes the field with its label from the messages. */
function Technical(example: string): PropertyDecorator {
  return (target, property) => {
    technicalFields.push(property as keyof TechnicalDto);
    Line(0, 200, { emptyAs: 'null', description: labelOf(undefined, String(property)), example })(target, property);
  };
}

/** The technical fields of a product, for responses and forms. */
export class TechnicalDto {
  @Technical('موجود') status: string | null;
  @Technical('شفاف') type: string | null;
  @Technical('۷۰ ± ۱') brix: string | null;
  @Technical('۳٫۵ – ۴٫۰') pH: string | null;
  @Technical('۱٫۵ تا ۲٫۵ درصد (اسید مالیک)') acidity: string | null;
  @Technical('۲۷۵ کیلوگرم') weight: string | null;
  @Technical('ارومیه') origin: string | null;
  @Technical('حداکثر ۰٫۱ درصد') alcohol: string | null;
  @Technical('کمتر از ۱۰ ppm') so2: string | null;
  @Technical('ندارد') additive: string | null;
  @Technical('۱٫۳۵ گرم بر سانتی‌متر مکعب') density: string | null;
  @Technical('کمتر از ۱۰ CFU/g') mold: string | null;
  @Technical('کمتر از ۱۰ CFU/g') osmoticYeast: string | null;
  @Technical('کمتر از ۱۰۰ CFU/g') totalMicrobe: string | null;
  @Technical('کمتر از ۱۰ CFU/g') lacticAcidBacteria: string | null;
  @Technical('۱٫۸ درصد') ash: string | null;
  @Technical('۳۲ درصد') fructose: string | null;
  @Technical('کمتر از ۰٫۰۵ ppm') lead: string | null;
  @Technical('کمتر از ۱ ppm') sn: string | null;
  @Technical('۲۴ ماه') shelfLife: string | null;
  @Technical('کیسهٔ اسپتیک در بشکهٔ فلزی') packaging: string | null;
  @Technical('کهربایی، طعم طبیعی سیب') colorFlavor: string | null;
}

/** The technical fields that a form may leave out. */
export class TechnicalTextsDto extends PartialType(OmitType(TechnicalDto, ['brix', 'origin'] as const)) {}

/** The technical fields for a response; an empty text becomes null. */
export function technicalOf(product: Pick<Product, keyof TechnicalDto>): TechnicalDto {
  return Object.fromEntries(technicalFields.map((field) => [field, product[field] || null])) as unknown as TechnicalDto;
}
