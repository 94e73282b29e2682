import { Injectable, type PipeTransform } from '@nestjs/common';
import { MalformedRequest } from '../common/errors/index.js';
import { fingerprintOf } from '../common/idempotency.js';
import { validationPipe } from '../common/validation/index.js';
import type { AskedLine } from './new-lines.js';
import { CheckoutOrderDto, DialogOrderDto, type OrderItemDto } from './place-order.dto.js';

/** The common form of both payloads of `POST /api/orders`. */
export interface OrderRequest {
  name: string;
  phone: string;
  email: string | null;
  address: string | null;
  notes: string | null;
  lines: AskedLine[];
}

/** Recognises the payload by `items`, validates it, and turns it into an {@link OrderRequest}. */
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

/** The same hash for two requests with the same content, whichever digits, spaces or payload they use. */
export function hashOf({ name, phone, email, address, notes, lines }: OrderRequest): string {
  const content = [name, phone, email, address, notes, lines.map(({ productId, quantity }) => [productId, quantity])];
  return fingerprintOf(content);
}

function requestOfDialog({ customerName, phone, productId, quantity }: DialogOrderDto): OrderRequest {
  const lines = [{ productId, quantity, field: 'productId' }];
  return { name: customerName, phone, email: null, address: null, notes: null, lines };
}

function requestOfCheckout({ customerName, phone, email, address, notes, items }: CheckoutOrderDto): OrderRequest {
  return { name: customerName, phone, email, address, notes: notes ?? null, lines: linesOf(items) };
}

export function linesOf(items: readonly Pick<OrderItemDto, 'productId' | 'quantity'>[]): AskedLine[] {
  return items.map(({ productId, quantity }, index) => ({ productId, quantity, field: `items.${index}.productId` }));
}
