import { emptyCompany, type CompanyValues } from '@afshoreh/ui/company';

/** The values of the checkout form; field names are those of the API. */
export interface CheckoutValues extends CompanyValues {
  customerName: string;
  phone: string;
  email: string;
  address: string;
  notes: string;
}

export const EMPTY_CHECKOUT: CheckoutValues = {
  customerName: '',
  phone: '',
  email: '',
  address: '',
  notes: '',
  ...emptyCompany,
};
