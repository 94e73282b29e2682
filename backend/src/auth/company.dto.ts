import { Line } from '../common/validation/index.js';

/** The company for which a customer buys. All fields are optional. */
export class CompanyDto {
  @Line(0, 200, { nullable: true, emptyAs: 'missing', example: 'صنایع غذایی نمونه' }) companyName?: string | null;

  @Line(0, 20, {
    nullable: true,
    emptyAs: 'missing',
    example: '10380284790',
    description: 'شناسهٔ ملی, as it was typed; a wrong check digit is accepted',
  })
  nationalId?: string | null;

  @Line(0, 20, { nullable: true, emptyAs: 'missing', example: '411111111111' }) economicCode?: string | null;
  @Line(0, 200, { nullable: true, emptyAs: 'missing', example: 'تبریز، شهرک سلیمی' }) deliveryPlace?: string | null;
}

export type Company = Record<keyof CompanyDto, string | null>;

export const noCompany: Company = { companyName: null, nationalId: null, economicCode: null, deliveryPlace: null };

export function companyOf({ companyName, nationalId, economicCode, deliveryPlace }: CompanyDto): Company {
  return {
    companyName: companyName ?? null,
    nationalId: nationalId ?? null,
    economicCode: economicCode ?? null,
    deliveryPlace: deliveryPlace ?? null,
  };
}
