export { CompanyFields, FoldedCompanyFields } from './company-fields';
export { COMPANY_FIELDS, emptyCompany, givenCompany, type CompanyValues } from './company-values';
export { companyCopy } from './copy';
