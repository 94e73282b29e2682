import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsOptional,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { EmptyAsMissing, Line, Paragraphs, Phone, WholeNumber } from '../common/validation/index.js';

const largestId = 2_147_483_647;
const mostKilograms = 1_000_000;
const mostLines = 100;

/** One product and how much of it. */
export class OrderItemDto {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: largestId, example: 1 })
  @IsInt()
  @Min(1)
  @Max(largestId)
  productId: number;

  @ApiPropertyOptional({ maxLength: 200, description: 'Ignored: the name is taken from the catalogue (D6)' })
  @IsOptional()
  @Line(0, 200)
  productName?: string;

  @ApiPropertyOptional({
    oneOf: [{ type: 'integer', minimum: 1, maximum: mostKilograms }, { type: 'string' }],
    ...{ default: 1, example: 220 },
    description: 'Kilograms, 1 to 1,000,000: a number, or its Persian or Latin digits; left out, 1 (spec §3)',
  })
  @WholeNumber(1, mostKilograms)
  quantity: number = 1;
}

/** What the order dialog sends: one product, no address (spec §3). */
export class DialogOrderDto extends OrderItemDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'سارا احمدی' })
  @IsNotEmpty()
  @Line(0, 100)
  customerName: string;

  @ApiProperty({ example: '۰۹۱۴ ۱۲۳ ۴۵۶۷', description: '8 to 15 digits, Persian or Latin (D17)' })
  @Phone(8, 'شماره تماس باید ۸ تا ۱۵ رقم باشد')
  phone: string;
}

/** What the checkout sends (spec §3, §5). */
export class CheckoutOrderDto {
  @ApiProperty({ minLength: 3, maxLength: 100, example: 'سارا احمدی' })
  @MinLength(3, { message: 'نام باید حداقل 3 حرف باشد' })
  @Line(0, 100)
  customerName: string;

  @ApiProperty({ format: 'email', maxLength: 254, example: 'sara@example.com' })
  @IsEmail({}, { message: 'ایمیل معتبر نیست' })
  @Line(0, 254)
  email: string;

  @ApiProperty({ example: '۰۹۱۴ ۱۲۳ ۴۵۶۷', description: '10 to 15 digits, Persian or Latin (D17)' })
  @Phone(10, 'شماره تلفن باید حداقل 10 رقم باشد')
  phone: string;

  @ApiProperty({ minLength: 10, maxLength: 500, example: 'تهران، خیابان آزادی، پلاک ۱۰' })
  @MinLength(10, { message: 'آدرس باید حداقل 10 حرف باشد' })
  @Paragraphs(0, 500)
  address: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 2000 })
  @EmptyAsMissing()
  @IsOptional()
  @Paragraphs(0, 2000)
  notes?: string | null;

  @ApiProperty({ type: [OrderItemDto], minItems: 1, maxItems: mostLines })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostLines)
  @ValidateNested({ each: true })
  @Type(() => OrderItemDto)
  items: OrderItemDto[];
}
