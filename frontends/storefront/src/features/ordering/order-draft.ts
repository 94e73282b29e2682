import { ORDER_DRAFT_KEY } from '@afshoreh/contracts';
import { COMPANY_FIELDS, type CompanyValues } from '@afshoreh/ui/company';
import { emptyOrder, type OrderForm } from './order-form';

interface Draft extends OrderForm {
  /** The id of the customer who typed the values, or null for a visitor. */
  owner: number | null;
  /** The product that the quantity belongs to. The form of another product does not use it. */
  productId: number;
}

function stored(): Partial<Draft> {
  try {
    return (JSON.parse(sessionStorage.getItem(ORDER_DRAFT_KEY) ?? 'null') ?? {}) as Partial<Draft>;
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The values of the order dialog when it was closed without an order, in the tab's session storage, so that a visitor who closed
 * it by mistake need not type them again. A customer does not see the values that another customer has typed.
 */
export function orderDraft(owner: number | null, productId: number) {
  return {
    read(): OrderForm {
      const draft = stored();
      const { owner: typist = null, customerName, phone, quantity, productId: of } = draft;
      if (typist !== null && typist !== owner) return emptyOrder;
      const isAmount = of === productId && (typeof quantity === 'number' || typeof quantity === 'string');
      return {
        customerName: textOf(customerName),
        phone: textOf(phone),
        quantity: isAmount ? quantity : emptyOrder.quantity,
        ...(Object.fromEntries(COMPANY_FIELDS.map((name) => [name, textOf(draft[name])])) as CompanyValues),
      };
    },
    keep(values: OrderForm): void {
      try {
        sessionStorage.setItem(ORDER_DRAFT_KEY, JSON.stringify({ ...values, owner, productId } satisfies Draft));
      } catch {
        // Storage may be full or forbidden. The dialog still works, but its values are lost when it closes.
      }
    },
    forget(): void {
      try {
        sessionStorage.removeItem(ORDER_DRAFT_KEY);
      } catch {
        // Storage is forbidden, so there is no draft to remove.
      }
    },
  };
}
