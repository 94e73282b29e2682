import type { Schemas } from '@afshoreh/api-client';

type Lot = Schemas['PublicLot'];
type Analysis = Schemas['Analysis'];
type Result = Schemas['Result'];

/** Brix of 70.2, within its limit. */
export function aResult(fields: Partial<Result> = {}): Result {
  return {
    parameter: 'brix',
    name: 'بریکس',
    englishName: 'Brix',
    operator: 'equal',
    value: 70.2,
    text: null,
    unit: '°Bx',
    unitName: null,
    method: null,
    limit: { min: 69, max: 71, absent: false, text: null, unit: '°Bx', basisBrix: null, acid: null, endPoint: null },
    verdict: 'pass',
    reason: null,
    basisBrix: null,
    acid: null,
    endPoint: null,
    ...fields,
  };
}

/** The first edition of a certificate of the lot itself. */
export function anAnalysis(fields: Partial<Analysis> = {}): Analysis {
  return {
    id: 1,
    version: 1,
    lotId: 1,
    edition: 1,
    kind: 'lot',
    laboratory: 'آزمایشگاه همکار آذر',
    accreditation: null,
    analysedOn: '2026-10-01',
    releasedBy: 'مدیر',
    publishedAt: '2026-10-02T00:00:00Z',
    corrects: null,
    replacedBy: null,
    file: null,
    verdict: null,
    results: [aResult()],
    ...fields,
  };
}

/** A lot of the product 7 on sale. */
export function aLot(fields: Partial<Lot> = {}): Lot {
  return {
    number: 'AP-1',
    productId: 7,
    productName: 'کنسانترهٔ سیب',
    producedOn: '2026-10-01',
    bestBefore: '2028-10-01',
    kilograms: 1000,
    pack: null,
    state: 'released',
    analyses: [anAnalysis()],
    ...fields,
  };
}
