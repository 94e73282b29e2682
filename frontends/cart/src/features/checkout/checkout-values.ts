/** What is typed in the checkout form; field names are the API's (spec §3). */
export interface CheckoutValues {
  customerName: string;
  phone: string;
  email: string;
  address: string;
  notes: string;
}

export const EMPTY_CHECKOUT: CheckoutValues = { customerName: '', phone: '', email: '', address: '', notes: '' };
