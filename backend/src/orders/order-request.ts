import { createHash } from 'node:crypto';
import { createParamDecorator, Injectable, type ExecutionContext, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import { MalformedRequest, ValidationFailed } from '../common/errors/index.js';
import { validationPipe } from '../common/validation/index.js';
import { CheckoutOrderDto, DialogOrderDto } from './place-order.dto.js';

/** What both payloads of `POST /api/orders` ask for, in one shape (D6). */
export interface OrderRequest {
  name: string;
  phone: string;
  email: string | null;
  address: string | null;
  notes: string | null;
  lines: { productId: number; quantity: number; /** Where it was in the body. */ field: string }[];
}

/** Tells the two payloads apart by `items`, checks the one it is, and makes it a request. */
@Injectable()
export class OrderRequestPipe implements PipeTransform<unknown, Promise<OrderRequest>> {
  private readonly validation = validationPipe();

  async transform(body: unknown): Promise<OrderRequest> {
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new MalformedRequest();
    return 'items' in body
      ? requestOfCheckout((await this.checked(body, CheckoutOrderDto)) as CheckoutOrderDto)
      : requestOfDialog((await this.checked(body, DialogOrderDto)) as DialogOrderDto);
  }

  private checked(body: object, metatype: new () => object): Promise<unknown> {
    return this.validation.transform(body, { type: 'body', metatype });
  }
}

/** The `Idempotency-Key` header: 8 to 128 visible ASCII characters, or null when there is none. */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | null => {
  const key = context.switchToHttp().getRequest<Request>().headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new ValidationFailed([
    { field: 'Idempotency-Key', message: 'کلید یکتایی درخواست باید ۸ تا ۱۲۸ نویسهٔ لاتین باشد' },
  ]);
});

/** Equal for two requests that ask for the same thing, however it was typed. */
export function hashOf({ name, phone, email, address, notes, lines }: OrderRequest): string {
  const asked = [name, phone, email, address, notes, lines.map(({ productId, quantity }) => [productId, quantity])];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

function requestOfDialog({ customerName, phone, productId, quantity }: DialogOrderDto): OrderRequest {
  const lines = [{ productId, quantity, field: 'productId' }];
  return { name: customerName, phone, email: null, address: null, notes: null, lines };
}

function requestOfCheckout({ customerName, phone, email, address, notes, items }: CheckoutOrderDto): OrderRequest {
  const lines = items.map(({ productId, quantity }, index) => ({
    productId,
    quantity,
    field: `items.${index}.productId`,
  }));
  return { name: customerName, phone, email, address, notes: notes ?? null, lines };
}
