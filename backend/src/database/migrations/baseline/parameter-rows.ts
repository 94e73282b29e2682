type Value = string | number | null;

/** Code, Persian and English name, group, kind, unit, unit on pages, decimals, filterable. */
const parameters: readonly (readonly [
  string,
  string,
  string,
  string,
  string,
  string | null,
  string | null,
  number,
  0 | 1,
])[] = [
  ['brix', 'بریکس', 'Brix', 'chemical', 'range', '°Bx', null, 1, 1],
  ['acidity', 'اسیدیته', 'Titratable acidity', 'chemical', 'range', 'g/100 g', 'درصد', 2, 1],
  ['ph', 'pH', 'pH', 'chemical', 'range', null, null, 2, 1],
  ['ratio', 'نسبت بریکس به اسیدیته', 'Brix-acid ratio', 'chemical', 'range', null, null, 1, 1],
  ['density', 'چگالی', 'Density at 20 °C', 'physical', 'range', 'g/ml', 'گرم بر میلی‌لیتر', 3, 1],
  ['transmittance_440', 'عبور نور در ۴۴۰ نانومتر', 'Transmittance at 440 nm', 'colour', 'at_least', '%', 'درصد', 1, 1],
  ['transmittance_625', 'عبور نور در ۶۲۵ نانومتر', 'Transmittance at 625 nm', 'colour', 'at_least', '%', 'درصد', 1, 1],
  ['absorbance_420', 'جذب در ۴۲۰ نانومتر', 'Absorbance at 420 nm', 'colour', 'range', 'AU', 'AU', 3, 1],
  ['absorbance_430', 'جذب در ۴۳۰ نانومتر', 'Absorbance at 430 nm', 'colour', 'range', 'AU', 'AU', 3, 1],
  ['absorbance_520', 'جذب در ۵۲۰ نانومتر', 'Absorbance at 520 nm', 'colour', 'range', 'AU', 'AU', 3, 1],
  ['absorbance_530', 'جذب در ۵۳۰ نانومتر', 'Absorbance at 530 nm', 'colour', 'range', 'AU', 'AU', 3, 1],
  ['ratio_520_430', 'نسبت جذب ۵۲۰ به ۴۳۰', 'Ratio 520/430', 'colour', 'range', null, null, 2, 1],
  ['ratio_530_440', 'نسبت جذب ۵۳۰ به ۴۴۰', 'Ratio 530/440', 'colour', 'range', null, null, 2, 1],
  ['turbidity', 'کدورت', 'Turbidity', 'physical', 'at_most', 'NTU', 'NTU', 1, 1],
  ['pectin', 'پکتین', 'Pectin', 'chemical', 'absent', null, null, 0, 0],
  ['starch', 'نشاسته', 'Starch', 'chemical', 'absent', null, null, 0, 0],
  ['bostwick', 'قوام بوستویک', 'Bostwick', 'physical', 'range', 'cm in 30 s', 'سانتی‌متر در ۳۰ ثانیه', 1, 1],
  ['colour_a_b', 'رنگ a/b', 'Colour a/b', 'colour', 'at_least', null, null, 2, 1],
  ['howard_mould', 'شمارش هاوارد', 'Howard mould count', 'microbial', 'at_most', '%', 'درصد میدان مثبت', 0, 1],
  ['lycopene', 'لیکوپن', 'Lycopene', 'chemical', 'at_least', 'mg/100 g', 'میلی‌گرم در ۱۰۰ گرم', 1, 1],
  ['salt', 'نمک', 'Salt', 'chemical', 'at_most', '%', 'درصد', 2, 1],
  ['hmf', 'هیدروکسی‌متیل‌فورفورال', 'HMF', 'chemical', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 1, 1],
  ['patulin', 'پاتولین', 'Patulin', 'contaminant', 'at_most', 'µg/kg', 'میکروگرم بر کیلوگرم', 1, 1],
  ['formol', 'اندیس فرمل', 'Formol index', 'chemical', 'at_least', 'ml 0.1 N NaOH/100 ml', null, 1, 1],
  ['sucrose', 'ساکارز', 'Sucrose', 'chemical', 'range', 'g/100 g', 'درصد', 1, 1],
  ['reducing_sugar', 'قند احیا', 'Reducing sugar', 'chemical', 'range', 'g/100 g', 'درصد', 1, 1],
  ['fructose', 'فروکتوز', 'Fructose', 'chemical', 'range', 'g/100 g', 'درصد', 1, 1],
  ['glucose', 'گلوکز', 'Glucose', 'chemical', 'range', 'g/100 g', 'درصد', 1, 1],
  ['fructose_glucose', 'نسبت فروکتوز به گلوکز', 'Fructose-glucose ratio', 'chemical', 'at_least', null, null, 2, 1],
  ['ash', 'خاکستر', 'Ash', 'chemical', 'range', '%', 'درصد', 2, 1],
  ['alcohol', 'الکل', 'Alcohol', 'chemical', 'at_most', 'g/100 ml', 'درصد', 2, 1],
  ['so2', 'دی‌اکسید گوگرد', 'Sulphur dioxide', 'chemical', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 1, 1],
  ['lead', 'سرب', 'Lead', 'contaminant', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 3, 1],
  ['arsenic', 'آرسنیک', 'Arsenic', 'contaminant', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 3, 1],
  ['copper', 'مس', 'Copper', 'contaminant', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 2, 1],
  ['tin', 'قلع', 'Tin', 'contaminant', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 1, 1],
  ['cadmium', 'کادمیم', 'Cadmium', 'contaminant', 'at_most', 'mg/kg', 'میلی‌گرم بر کیلوگرم', 3, 1],
  ['total_plate', 'شمارش کلی میکروارگانیسم‌ها', 'Total plate count', 'microbial', 'at_most', 'CFU/g', 'CFU/g', 0, 1],
  ['yeast', 'مخمر', 'Yeast', 'microbial', 'at_most', 'CFU/g', 'CFU/g', 0, 1],
  ['mould', 'کپک', 'Mould', 'microbial', 'at_most', 'CFU/g', 'CFU/g', 0, 1],
  ['osmophilic_yeast', 'مخمر اسموفیل', 'Osmophilic yeast', 'microbial', 'at_most', 'CFU/g', 'CFU/g', 0, 1],
  ['lactic_bacteria', 'باکتری‌های اسید لاکتیک', 'Lactic acid bacteria', 'microbial', 'at_most', 'CFU/g', 'CFU/g', 0, 1],
  ['alicyclobacillus', 'آلیسیکلوباسیلوس', 'Alicyclobacillus', 'microbial', 'absent', 'per 50 ml', null, 0, 0],
  ['taste', 'طعم', 'Taste', 'sensory', 'text', null, null, 0, 0],
  ['smell', 'بو', 'Smell', 'sensory', 'text', null, null, 0, 0],
  ['appearance', 'ظاهر', 'Appearance', 'sensory', 'text', null, null, 0, 0],
];

const families = [
  ['apple', 'سیب', 'Apple'],
  ['grape', 'انگور', 'Grape'],
  ['pomegranate', 'انار', 'Pomegranate'],
  ['sour-cherry', 'آلبالو', 'Sour cherry'],
  ['date', 'خرما', 'Date'],
  ['apricot', 'زردآلو', 'Apricot'],
  ['mango', 'انبه', 'Mango'],
  ['tomato', 'گوجه‌فرنگی', 'Tomato'],
  ['other', 'سایر', 'Other'],
] as const;

interface Row {
  parameter: string;
  min?: number;
  max?: number;
  required?: boolean;
  basis?: number;
  acid?: 'malic' | 'citric' | 'tartaric' | 'acetic';
  legalMin?: number;
  legalMax?: number;
  standard?: string;
  /** Remembered, not read: an expert has to confirm it. */
  toConfirm?: boolean;
}

const range = (parameter: string, min: number, max: number, more: Partial<Row> = {}): Row => ({
  parameter,
  min,
  max,
  ...more,
});
const atMost = (parameter: string, max: number, more: Partial<Row> = {}): Row => ({ parameter, max, ...more });
const atLeast = (parameter: string, min: number, more: Partial<Row> = {}): Row => ({ parameter, min, ...more });
const only = (parameter: string, more: Partial<Row> = {}): Row => ({ parameter, ...more });
const first = { required: true } as const;

/** What every family states at the end of its sheet. */
const safety: readonly Row[] = [
  only('total_plate'),
  only('yeast'),
  only('mould'),
  only('osmophilic_yeast'),
  only('lactic_bacteria'),
  only('density'),
  only('fructose'),
  only('tin'),
  only('taste'),
  only('smell'),
  only('appearance'),
];

const rowsOf: Record<(typeof families)[number][0], readonly Row[]> = {
  apple: [
    range('brix', 70, 71, first),
    range('acidity', 0.7, 2.4, { ...first, acid: 'malic' }),
    range('ph', 3.2, 4.4, first),
    atLeast('transmittance_440', 40, { basis: 11.2 }),
    atLeast('transmittance_625', 90, { basis: 11.2 }),
    atMost('turbidity', 5, { basis: 11.2 }),
    only('pectin'),
    only('starch'),
    atMost('patulin', 50, { basis: 11.2, legalMax: 50, standard: 'Codex، EU 2023/915' }),
    atMost('lead', 0.3),
    only('alicyclobacillus'),
    only('ash'),
    only('alcohol'),
    only('so2'),
  ],
  grape: [
    range('brix', 65, 68, { ...first, toConfirm: true }),
    only('acidity', { ...first, acid: 'tartaric' }),
    only('ph', first),
    only('absorbance_520', { basis: 15.9 }),
    only('ash'),
    only('alcohol'),
    only('so2'),
    only('lead'),
  ],
  pomegranate: [
    atLeast('brix', 60, first),
    range('acidity', 4, 7, { ...first, acid: 'citric' }),
    range('ph', 2.5, 3.5, first),
    atLeast('formol', 35),
    atMost('sucrose', 4),
    atMost('hmf', 10),
    atMost('so2', 10),
    atMost('alcohol', 0.15),
    range('ash', 1.3, 3.5),
    only('lead'),
  ],
  'sour-cherry': [
    atLeast('brix', 60, first),
    range('acidity', 2.8, 12, { ...first, acid: 'malic' }),
    range('ph', 2.5, 4, first),
    only('ratio_530_440', { basis: 13.5 }),
    atLeast('formol', 60),
    atMost('so2', 10),
    atMost('turbidity', 5, { basis: 13.5 }),
    only('ash'),
    only('alcohol'),
    only('lead'),
  ],
  date: [
    atLeast('brix', 70, first),
    range('acidity', 0.3, 1.3, { ...first, acid: 'acetic' }),
    range('ph', 4.2, 6, first),
    atMost('ash', 1.5),
    atLeast('reducing_sugar', 57),
    atLeast('fructose_glucose', 0.3),
    atMost('lead', 0.3),
    atMost('arsenic', 0.3),
    atMost('copper', 5),
    only('alcohol'),
    only('so2'),
  ],
  apricot: [
    range('brix', 30, 32, first),
    range('acidity', 1.2, 3.8, { ...first, acid: 'citric' }),
    range('ph', 3.2, 4.5, first),
    range('bostwick', 12, 20),
    atMost('howard_mould', 35),
    only('ash'),
    only('alcohol'),
    only('so2'),
    only('lead'),
  ],
  mango: [
    range('brix', 14, 30, first),
    range('acidity', 0.3, 1.6, { ...first, acid: 'citric' }),
    range('ph', 3.6, 4.5, first),
    range('bostwick', 6, 15),
    only('ash'),
    only('alcohol'),
    only('so2'),
    only('lead'),
  ],
  tomato: [
    range('brix', 28, 38, first),
    only('acidity', { ...first, acid: 'citric' }),
    range('ph', 4, 4.5, { ...first, legalMax: 4.3, standard: 'INSO 761' }),
    range('bostwick', 3, 13, { basis: 12.5 }),
    atLeast('colour_a_b', 2),
    atMost('howard_mould', 50, { basis: 8 }),
    atLeast('lycopene', 50),
    atMost('salt', 1.5, { legalMax: 1.5, standard: 'INSO 761' }),
    only('ash'),
    only('alcohol'),
    only('so2'),
    only('lead'),
  ],
  other: [
    only('brix', first),
    only('acidity', { ...first, acid: 'citric' }),
    only('ph', first),
    only('ash'),
    only('alcohol'),
    only('so2'),
    only('lead'),
  ],
};

const read = { source: 'برگه‌های مشخصات تولیدکنندگان و متن استانداردها', day: '2026-11-01' };
const remembered = 'از حافظه؛ به تأیید کارشناس نیاز دارد';
/** Titrations end at this pH unless a sheet says otherwise. */
const endPoint = 8.1;

const idOf = (code: string): number => parameters.findIndex(([each]) => each === code) + 1;

function familyRow(family: number, row: Row, position: number): Value[] {
  const { parameter, min = null, max = null, required, basis = null, acid = null, toConfirm } = row;
  const { legalMin = null, legalMax = null, standard = null } = row;
  const isNumber = min !== null || max !== null;
  const source = !isNumber ? null : toConfirm ? remembered : read.source;
  return [
    family,
    idOf(parameter),
    position,
    Number(required ?? false),
    min,
    max,
    legalMin,
    legalMax,
    standard,
    basis,
    acid,
    acid && endPoint,
    source,
    isNumber ? read.day : null,
    Number(isNumber && !toConfirm),
  ];
}

/** Parameters and families as the trade states them; staff change all of them. */
export const parameterRows = [
  {
    table: 'parameter',
    columns: 'id code name englishName testGroup kind unit unitName decimals filterable position'.split(' '),
    rows: parameters.map((row, at) => [at + 1, ...row, at + 1]),
  },
  {
    table: 'family',
    columns: ['id', 'code', 'name', 'englishName', 'position'],
    rows: families.map((row, at) => [at + 1, ...row, at + 1]),
  },
  {
    table: 'family_parameter',
    columns: (
      'familyId parameterId position required usualMin usualMax legalMin legalMax ' +
      'legalStandard basisBrix acid endPoint source sourceDate confirmed'
    ).split(' '),
    rows: families.flatMap(([code], at) => {
      const own = rowsOf[code];
      const common = safety.filter(({ parameter }) => !own.some((row) => row.parameter === parameter));
      return [...own, ...common].map((row, position) => familyRow(at + 1, row, position));
    }),
  },
];
