/**
 * The optional values of an order about the buyer's company and the wanted delivery; the names are those of the API.
 */
export const emptyCompany = { companyName: '', nationalId: '', economicCode: '', deliveryDate: '', deliveryPlace: '' };

export type CompanyValues = typeof emptyCompany;

export const COMPANY_FIELDS = Object.keys(emptyCompany) as (keyof CompanyValues)[];

/** The values that are filled in. */
export function givenCompany(values: CompanyValues): Partial<CompanyValues> {
  return Object.fromEntries(COMPANY_FIELDS.filter((name) => values[name]).map((name) => [name, values[name]]));
}
