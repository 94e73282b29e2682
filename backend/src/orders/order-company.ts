import { CompanyDto, companyOf, noCompany, type Company } from '../auth/index.js';
import { ValidationFailed } from '../common/errors/index.js';
import { dayOf } from '../common/tehran-day.js';
import { Day, ExpectedVersion } from '../common/validation/index.js';
import { copy } from './copy.js';

/** The company for which a customer orders, and the day and place of the delivery. All fields are optional. */
export class OrderCompanyDto extends CompanyDto {
  @Day({
    nullable: true,
    emptyAs: 'missing',
    example: '2027-03-20',
    description: 'The day on which the goods are wanted, in Tehran; not a day that is over',
  })
  deliveryDate?: string | null;
}

/** The new company of an order; fields that are left out are removed. */
export class SetOrderCompanyDto extends OrderCompanyDto {
  @ExpectedVersion() version?: number;
}

export interface OrderCompany extends Company {
  deliveryDate: string | null;
}

export const orderWithoutCompany: OrderCompany = { ...noCompany, deliveryDate: null };

export function orderCompanyOf(form: OrderCompanyDto): OrderCompany {
  return { ...companyOf(form), deliveryDate: form.deliveryDate ?? null };
}

/**
 * Throws {@link ValidationFailed} for a day of delivery that is over. `kept` is the day that the order has already: it may
 * stay after it has passed.
 */
export function refusePastDelivery({ deliveryDate }: OrderCompany, now: Date, kept: string | null = null): void {
  if (deliveryDate === null || deliveryDate === kept || deliveryDate >= dayOf(now)) return;
  throw new ValidationFailed([{ field: 'deliveryDate', message: copy.deliveryOver }]);
}
