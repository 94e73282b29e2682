import type { SaveAnalysisDto } from '../../lots/index.js';

export interface DemoLot {
  /** The SKU of the product in the demonstration catalogue. */
  sku: string;
  number: string;
  producedDaysAgo: number;
  kilograms: number;
  pack: string;
  status: 'released' | 'blocked';
  analysis: Pick<SaveAnalysisDto, 'laboratory' | 'accreditation' | 'releasedBy' | 'results'>;
}

type Result = SaveAnalysisDto['results'][number];

const equal = (parameter: string, value: number, method?: string): Result => ({
  parameter,
  operator: 'equal',
  value,
  ...(method && { method }),
});
const below = (parameter: string, value: number, method?: string): Result => ({
  parameter,
  operator: 'below',
  value,
  ...(method && { method }),
});
const absent = (parameter: string, method?: string): Result => ({
  parameter,
  operator: 'absent',
  ...(method && { method }),
});
const words = (parameter: string, text: string): Result => ({ parameter, operator: 'text', text, method: 'حسی' });

/** The laboratory does not exist. */
const laboratory = {
  laboratory: 'آزمایشگاه همکار آذرسنجش، ارومیه',
  accreditation: 'NACI/LAB/1204',
  releasedBy: 'مسئول کنترل کیفیت',
};
const microbes = [
  below('total_plate', 10, 'INSO 6332'),
  below('yeast', 1, 'INSO 6332'),
  below('mould', 1, 'INSO 6332'),
  below('osmophilic_yeast', 1, 'INSO 6332'),
];
const senses = (colour: string): Result[] => [
  words('taste', 'طبیعی، بدون طعم بیگانه'),
  words('smell', 'طبیعی، بدون بوی سوختگی'),
  words('appearance', colour),
];

const appleResults = (brix: number, acidity: number, clear: number): Result[] => [
  equal('brix', brix, 'رفرکتومتر، ۲۰ درجهٔ سلسیوس'),
  equal('acidity', acidity, 'تیتراسیون تا pH ۸٫۱'),
  equal('ph', 3.6, 'pH‌متر'),
  equal('transmittance_440', clear, 'اسپکتروفتومتر'),
  equal('transmittance_625', 96.2, 'اسپکتروفتومتر'),
  equal('turbidity', 1.4, 'نفلومتری'),
  absent('pectin', 'آزمون الکل'),
  absent('starch', 'آزمون ید'),
  equal('patulin', 12, 'HPLC'),
  below('lead', 0.05, 'INSO 12968'),
  absent('alicyclobacillus', 'IFU 12'),
  equal('ash', 1.6, 'INSO 2685'),
  below('alcohol', 0.1, 'INSO 2685'),
  below('so2', 10, 'INSO 2685'),
  ...microbes,
  equal('density', 1.35, 'پیکنومتر'),
  ...senses('کهربایی روشن و شفاف'),
];

/** Lots of three products of the demonstration catalogue; one of them is blocked. */
export const demoLots: DemoLot[] = [
  {
    sku: 'APL-70',
    number: 'AP-1405-017',
    producedDaysAgo: 40,
    kilograms: 22_000,
    pack: 'بشکهٔ ۲۷۵ کیلوگرمی',
    status: 'released',
    analysis: { ...laboratory, results: appleResults(70.2, 1.82, 61.5) },
  },
  {
    sku: 'APL-70',
    number: 'AP-1405-021',
    producedDaysAgo: 18,
    kilograms: 44_000,
    pack: 'بشکهٔ ۲۷۵ کیلوگرمی',
    status: 'released',
    analysis: { ...laboratory, results: appleResults(70.6, 2.05, 58.3) },
  },
  {
    sku: 'APL-70',
    number: 'AP-1405-009',
    producedDaysAgo: 75,
    kilograms: 11_000,
    pack: 'بشکهٔ ۲۷۵ کیلوگرمی',
    status: 'blocked',
    analysis: { ...laboratory, results: appleResults(68.4, 1.64, 52.1) },
  },
  {
    sku: 'TOM-28',
    number: 'TP-1405-032',
    producedDaysAgo: 65,
    kilograms: 23_540,
    pack: 'بشکهٔ ۲۲۰ کیلوگرمی',
    status: 'released',
    analysis: {
      ...laboratory,
      results: [
        equal('brix', 28.9, 'رفرکتومتر، ۲۰ درجهٔ سلسیوس'),
        equal('acidity', 1.9, 'تیتراسیون تا pH ۸٫۱'),
        equal('ph', 4.22, 'pH‌متر'),
        equal('bostwick', 5.5, 'بوستویک، ۱۲٫۵ بریکس و ۲۰ درجهٔ سلسیوس'),
        equal('colour_a_b', 2.14, 'هانتر'),
        equal('howard_mould', 28, 'هاوارد، ۸ بریکس'),
        equal('lycopene', 56, 'اسپکتروفتومتر'),
        below('lead', 0.05, 'INSO 12968'),
        ...microbes,
        ...senses('قرمز طبیعی و یکدست'),
      ],
    },
  },
  {
    sku: 'POM-65',
    number: 'PG-1405-006',
    producedDaysAgo: 25,
    kilograms: 10_600,
    pack: 'بشکهٔ ۲۶۵ کیلوگرمی',
    status: 'released',
    analysis: {
      ...laboratory,
      results: [
        equal('brix', 65.3, 'رفرکتومتر، ۲۰ درجهٔ سلسیوس'),
        equal('acidity', 5.1, 'تیتراسیون تا pH ۸٫۱'),
        equal('ph', 2.9, 'pH‌متر'),
        equal('formol', 38, 'INSO 2685'),
        equal('sucrose', 1.2, 'HPLC'),
        equal('hmf', 6.5, 'HPLC'),
        below('so2', 10, 'INSO 2685'),
        below('alcohol', 0.1, 'INSO 2685'),
        equal('ash', 1.9, 'INSO 2685'),
        below('lead', 0.05, 'INSO 12968'),
        ...microbes,
        ...senses('قرمز تیره و شفاف'),
      ],
    },
  },
];
