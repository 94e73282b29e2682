import { Injectable, type PipeTransform } from '@nestjs/common';
import { MalformedRequest } from '../common/errors/index.js';
import { fingerprintOf } from '../common/idempotency.js';
import { validationPipe } from '../common/validation/index.js';
import type { AskedLine } from './new-lines.js';
import { orderCompanyOf, type OrderCompany } from './order-company.js';
import { CheckoutOrderDto, DialogOrderDto, type OrderItemDto } from './place-order.dto.js';

/** The common form of both payloads of `POST /api/orders`. */
export interface OrderRequest extends OrderCompany {
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
export function hashOf({ name, phone, email, address, notes, lines, ...company }: OrderRequest): string {
  const ordered = lines.map(({ productId, quantity }) => [productId, quantity]);
  const { companyName, nationalId, economicCode, deliveryDate, deliveryPlace } = company;
  const buyer = [companyName, nationalId, economicCode, deliveryDate, deliveryPlace];
  return fingerprintOf([name, phone, email, address, notes, ordered, ...buyer]);
}

function requestOfDialog(form: DialogOrderDto): OrderRequest {
  const { customerName: name, phone, productId, quantity } = form;
  const lines = [{ productId, quantity, field: 'productId' }];
  return { name, phone, email: null, address: null, notes: null, lines, ...orderCompanyOf(form) };
}

function requestOfCheckout(form: CheckoutOrderDto): OrderRequest {
  const { customerName: name, phone, email, address, notes, items } = form;
  return { name, phone, email, address, notes: notes ?? null, lines: linesOf(items), ...orderCompanyOf(form) };
}

export function linesOf(items: readonly Pick<OrderItemDto, 'productId' | 'quantity'>[]): AskedLine[] {
  return items.map(({ productId, quantity }, index) => ({ productId, quantity, field: `items.${index}.productId` }));
}
