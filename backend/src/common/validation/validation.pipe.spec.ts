import { expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import {
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import type { ValidationFailed } from '../errors/index.js';
import { Label } from './label.js';
import { validationPipe } from './validation.pipe.js';

class Line {
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  quantity: number;
}

class Form {
  @IsString()
  @MinLength(3)
  @MaxLength(5)
  name: string;

  @Label('رنگ')
  @IsIn(['red'])
  colour: string;

  @IsArray()
  @ArrayMinSize(1)
  @ValidateNested({ each: true })
  @Type(() => Line)
  items: Line[];
}

const good = { name: 'سارا', colour: 'red', items: [{ quantity: 1 }] };
const errorsOf = async (body: unknown) =>
  validationPipe()
    .transform(body, { type: 'body', metatype: Form })
    .then(
      () => [],
      (error: ValidationFailed) => error.errors,
    );

it('lets a good body pass', async () => expect(await errorsOf(good)).toEqual([]));

it.each([
  ['the length with its limit', { name: 'سا' }, 'name', 'نام باید حداقل ۳ کاراکتر باشد'],
  ['the rule written first when several are broken', { name: 7 }, 'name', 'نام باید متن باشد'],
  ['the label of the field', { colour: 'blue' }, 'colour', 'رنگ یکی از گزینه‌های مجاز نیست'],
  ['an empty list', { items: [] }, 'items', 'اقلام سفارش باید دست‌کم ۱ ردیف داشته باشد'],
  [
    'the path of a nested field',
    { items: [{ quantity: 1 }, { quantity: 0 }] },
    'items.1.quantity',
    'تعداد باید دست‌کم ۱ باشد',
  ],
  ['an unknown field', { extra: 1 }, 'extra', 'این مورد شناخته‌شده نیست'],
  ['an unknown field with a Persian name', { رنگ: 1 }, 'رنگ', 'این مورد شناخته‌شده نیست'],
  ['a row that is no object', { items: ['x'] }, 'items.0', 'ردیف ۱ درست نیست'],
])('names %s', async (_what, change, field, message) => {
  const errors = await errorsOf({ ...good, ...change });
  expect(errors).toContainEqual({ field, message });
});
