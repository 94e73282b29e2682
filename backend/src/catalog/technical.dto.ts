import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { Line } from '../common/validation/index.js';
import type { Product } from './product.entity.js';

const longest = 200;

/** A technical value: text as the trade writes it, or null. Left empty in a form, it is null. */
function Technical(label: string, example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, nullable: true, maxLength: longest, description: label, example }),
    IsOptional(),
    Line(0, longest),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
  );
}

/** The technical fields of a product (spec §3), for answers and for forms (D4). */
export class TechnicalDto {
  @Technical('وضعیت', 'موجود') status: string | null;
  @Technical('نوع', 'شفاف') type: string | null;
  @Technical('بریکس', '۷۰ ± ۱') brix: string | null;
  @Technical('pH', '۳٫۵ – ۴٫۰') pH: string | null;
  @Technical('اسیدیته', '۱٫۵ تا ۲٫۵ درصد (مالیک اسید)') acidity: string | null;
  @Technical('وزن بسته', '۲۷۵ کیلوگرم') weight: string | null;
  @Technical('مبدأ', 'ارومیه') origin: string | null;
  @Technical('الکل', 'حداکثر ۰٫۱ درصد') alcohol: string | null;
  @Technical('دی‌اکسید گوگرد', 'کمتر از ۱۰ ppm') so2: string | null;
  @Technical('افزودنی', 'ندارد') additive: string | null;
  @Technical('چگالی', '۱٫۳۵ گرم بر سانتی‌متر مکعب') density: string | null;
  @Technical('کپک', 'کمتر از ۱۰ CFU/g') mold: string | null;
  @Technical('مخمر اسموفیل', 'کمتر از ۱۰ CFU/g') osmoticYeast: string | null;
  @Technical('شمارش کلی میکروب', 'کمتر از ۱۰۰ CFU/g') totalMicrobe: string | null;
  @Technical('باکتری اسید لاکتیک', 'کمتر از ۱۰ CFU/g') lacticAcidBacteria: string | null;
  @Technical('خاکستر', '۱٫۸ درصد') ash: string | null;
  @Technical('فروکتوز', '۳۲ درصد') fructose: string | null;
  @Technical('سرب', 'کمتر از ۰٫۰۵ ppm') lead: string | null;
  @Technical('قلع', 'کمتر از ۱ ppm') sn: string | null;
  @Technical('ماندگاری', '۲۴ ماه') shelfLife: string | null;
  @Technical('بسته‌بندی', 'کیسهٔ اسپتیک در بشکهٔ فلزی') packaging: string | null;
  @Technical('رنگ و طعم', 'کهربایی، طعم طبیعی سیب') colorFlavor: string | null;
}

export const technicalFields = [
  ...([
    'status',
    'type',
    'brix',
    'pH',
    'acidity',
    'weight',
    'origin',
    'alcohol',
    'so2',
    'additive',
    'density',
  ] as const),
  ...(['mold', 'osmoticYeast', 'totalMicrobe', 'lacticAcidBacteria', 'ash', 'fructose', 'lead', 'sn'] as const),
  ...(['shelfLife', 'packaging', 'colorFlavor'] as const),
] satisfies (keyof TechnicalDto)[];

/** The technical part of an answer; an empty text is null. */
export function technicalOf(product: Product): TechnicalDto {
  return Object.fromEntries(technicalFields.map((field) => [field, product[field] || null])) as unknown as TechnicalDto;
}
