import type { Both } from '../../common/pdf/index.js';
import type { SaveProductDocumentDto } from '../../catalog/index.js';

export interface DemoDocument extends Pick<SaveProductDocumentDto, 'kind' | 'language' | 'edition' | 'title'> {
  /** The SKU of the product in the demonstration catalogue. */
  sku: string;
  englishTitle: string;
  /** Days from the day of the seed; without it the document does not expire. */
  validForDays?: number;
  /** The issuer, if it is not the company. */
  issuer?: { name: string; address: string };
  /** The content of the document: headings with their texts. */
  rows: readonly (readonly [heading: Both, text: Both])[];
}

/** The watermark of every page. */
export const sampleMark = 'نمونه';
export const sampleNotes: Both = [
  'این سند نمونه است و فقط شکل یک سند واقعی را نشان می‌دهد؛ برای هیچ کالایی معتبر نیست.',
  'This is a sample that shows what a document looks like. It is valid for no goods.',
];
export const documentColumns: readonly Both[] = [
  ['موضوع', 'Topic'],
  ['متن', 'Statement'],
];
export const documentFacts = {
  product: ['محصول', 'Product'],
  sku: ['کد کالا', 'SKU'],
  edition: ['نسخه', 'Edition'],
  issuedOn: ['تاریخ صدور', 'Issued on'],
  validUntil: ['معتبر تا', 'Valid until'],
} as const satisfies Record<string, Both>;
export const documentPage = ['صفحهٔ', 'از'] as const;
export const productPage: Both = ['صفحهٔ محصول', 'Product page'];

/** The issuer does not exist. */
const halalIssuer = { name: 'مؤسسهٔ گواهی حلال آریاسنج (نمونه)', address: 'تهران، خیابان نمونه، شمارهٔ ۱' };

const safety = (goods: Both, pH: Both, storage: Both): DemoDocument['rows'] => [
  [['۱. شناسایی', '1. Identification'], goods],
  [
    ['۲. خطرها', '2. Hazards'],
    ['مادهٔ غذایی است و در ردهٔ مواد خطرناک قرار نمی‌گیرد.', 'A food, not classified as hazardous.'],
  ],
  [
    ['۳. ترکیب', '3. Composition'],
    ['صددرصد از میوه؛ قندها، اسیدهای آلی و آب.', 'From fruit only: sugars, organic acids and water.'],
  ],
  [
    ['۴. کمک‌های نخستین', '4. First aid'],
    [
      'پس از تماس با چشم، چند دقیقه با آب بشویید.',
      'After contact with the eyes, rinse with water for several minutes.',
    ],
  ],
  [
    ['۵. آتش‌نشانی', '5. Fire fighting'],
    ['نمی‌سوزد؛ بسته‌بندی را با آب، کف یا پودر خاموش کنید.', 'Does not burn. Water, foam or powder for the packing.'],
  ],
  [
    ['۶. نشت', '6. Accidental release'],
    [
      'سطح لغزنده می‌شود؛ با آب فراوان بشویید و به فاضلاب صنعتی بفرستید.',
      'Floors become slippery. Rinse with plenty of water into the industrial drain.',
    ],
  ],
  [['۷. نگهداری', '7. Handling and storage'], storage],
  [['۹. ویژگی‌ها', '9. Properties'], pH],
  [
    ['۱۴. حمل', '14. Transport'],
    ['در ADR، IMDG و IATA کالای خطرناک نیست.', 'No dangerous goods under ADR, IMDG and IATA.'],
  ],
];

const allergens = (line: Both): DemoDocument['rows'] => [
  [
    ['چهارده آلرژن', 'The fourteen allergens'],
    [
      'هیچ‌یک از آلرژن‌های پیوست دوم مقررات ۱۱۶۹/۲۰۱۱ اتحادیهٔ اروپا در ترکیب نیست.',
      'None of the allergens of Annex II of Regulation (EU) 1169/2011 is an ingredient.',
    ],
  ],
  [
    ['سولفیت', 'Sulphites'],
    ['کمتر از ۱۰ میلی‌گرم بر کیلوگرم.', 'Less than 10 mg/kg.'],
  ],
  [['تماس با مواد دیگر', 'Cross contact'], line],
  [
    ['تراریخته', 'GMO'],
    [
      'از میوهٔ غیرتراریخته و بدون مواد تراریخته.',
      'From fruit that is not genetically modified, with no GMO ingredient.',
    ],
  ],
];

const pesticides = (fruit: Both): DemoDocument['rows'] => [
  [['میوه', 'Fruit'], fruit],
  [
    ['پایش', 'Monitoring'],
    [
      'هر باغ پیش از برداشت و هر محموله هنگام تحویل نمونه‌برداری می‌شود.',
      'Every orchard is sampled before harvest, and every delivery on receipt.',
    ],
  ],
  [
    ['روش', 'Method'],
    ['کروماتوگرافی گازی و مایع با طیف‌سنج جرمی، EN 15662.', 'GC-MS/MS and LC-MS/MS, EN 15662.'],
  ],
  [
    ['حدود', 'Limits'],
    [
      'زیر حد مجاز سازمان استاندارد ایران و مقررات ۳۹۶/۲۰۰۵ اتحادیهٔ اروپا.',
      'Below the limits of INSO and of Regulation (EC) 396/2005.',
    ],
  ],
];

const halal = (goods: Both): DemoDocument['rows'] => [
  [['کالا', 'Goods'], goods],
  [
    ['معیار', 'Standard'],
    ['استاندارد ملی ایران ۱۲۰۰۰ و OIC/SMIIC 1.', 'INSO 12000 and OIC/SMIIC 1.'],
  ],
  [
    ['نتیجه', 'Result'],
    [
      'مواد اولیه، کمک‌فرایندها و شست‌وشوی خط بررسی شد و با معیار سازگار است.',
      'Ingredients, processing aids and the cleaning of the line were inspected and comply.',
    ],
  ],
];

const cool: Both = [
  'در بستهٔ اسپتیک بسته، خشک و دور از آفتاب، ۰ تا ۵ درجهٔ سلسیوس.',
  'In the closed aseptic pack, dry and out of the sun, at 0 to 5 °C.',
];

/** The documents of three products. One of them expires within the days for which staff are warned. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    sku: 'APL-70',
    kind: 'safety_sheet',
    language: 'both',
    title: 'برگهٔ ایمنی کنسانترهٔ سیب',
    englishTitle: 'Safety data sheet',
    edition: 'Rev. 3',
    rows: safety(
      ['کنسانترهٔ شفاف سیب، برای صنایع غذایی.', 'Clear apple juice concentrate, for the food industry.'],
      ['مایع کهربایی، بریکس ۷۰، pH نزدیک ۳٫۶.', 'Amber liquid, 70 °Bx, pH about 3.6.'],
      cool,
    ),
  },
  {
    sku: 'APL-70',
    kind: 'allergens',
    language: 'both',
    title: 'اظهارنامهٔ آلرژن کنسانترهٔ سیب',
    englishTitle: 'Allergen statement',
    edition: '۲',
    validForDays: 300,
    rows: allergens(['روی این خط فقط میوه فراوری می‌شود.', 'Only fruit is processed on this line.']),
  },
  {
    sku: 'APL-70',
    kind: 'halal',
    language: 'both',
    title: 'گواهی حلال کنسانترهٔ سیب',
    englishTitle: 'Halal certificate',
    edition: '۱',
    validForDays: 21,
    issuer: halalIssuer,
    rows: halal([
      'کنسانتره و پورهٔ سیب، در بشکه و فلکسی‌تانک.',
      'Apple concentrate and purée, in drums and flexitanks.',
    ]),
  },
  {
    sku: 'APL-70',
    kind: 'pesticides',
    language: 'both',
    title: 'اظهارنامهٔ سموم کنسانترهٔ سیب',
    englishTitle: 'Pesticide statement',
    edition: '۱',
    validForDays: 200,
    rows: pesticides([
      'سیب صنعتی باغ‌های ارومیه، برداشت پاییز.',
      'Industrial apples of orchards around Urmia, autumn harvest.',
    ]),
  },
  {
    sku: 'POM-65',
    kind: 'safety_sheet',
    language: 'both',
    title: 'برگهٔ ایمنی کنسانترهٔ انار',
    englishTitle: 'Safety data sheet',
    edition: 'Rev. 2',
    rows: safety(
      ['کنسانترهٔ انار، برای صنایع غذایی.', 'Pomegranate juice concentrate, for the food industry.'],
      ['مایع قرمز تیره، بریکس ۶۵، pH نزدیک ۳.', 'Dark red liquid, 65 °Bx, pH about 3.'],
      cool,
    ),
  },
  {
    sku: 'POM-65',
    kind: 'halal',
    language: 'both',
    title: 'گواهی حلال کنسانترهٔ انار',
    englishTitle: 'Halal certificate',
    edition: '۱',
    validForDays: 410,
    issuer: halalIssuer,
    rows: halal(['کنسانترهٔ انار، در بشکهٔ اسپتیک.', 'Pomegranate concentrate, in aseptic drums.']),
  },
  {
    sku: 'TOM-28',
    kind: 'allergens',
    language: 'both',
    title: 'اظهارنامهٔ آلرژن رب گوجه‌فرنگی',
    englishTitle: 'Allergen statement',
    edition: '۱',
    validForDays: 320,
    rows: allergens([
      'روی این خط فقط گوجه‌فرنگی فراوری می‌شود؛ کرفس و خردل در کارخانه نیست.',
      'Only tomatoes are processed on this line. There is neither celery nor mustard in the plant.',
    ]),
  },
  {
    sku: 'TOM-28',
    kind: 'pesticides',
    language: 'both',
    title: 'اظهارنامهٔ سموم رب گوجه‌فرنگی',
    englishTitle: 'Pesticide statement',
    edition: '۱',
    validForDays: 240,
    rows: pesticides(['گوجه‌فرنگی صنعتی کشت قراردادی، تابستان.', 'Industrial tomatoes of contracted fields, summer.']),
  },
];
