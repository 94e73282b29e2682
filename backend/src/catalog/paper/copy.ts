import type { Both } from '../../common/pdf/index.js';

/** The words of a data sheet on paper, and of parameters on every paper. */
export const paperCopy = {
  title: ['برگهٔ مشخصات فنی', 'Technical data sheet'],
  page: ['صفحهٔ', 'از'],
  online: ['صفحهٔ محصول', 'Product page'],
  facts: {
    product: ['محصول', 'Product'],
    sku: ['کد کالا', 'SKU'],
    origin: ['مبدأ', 'Origin'],
    type: ['نوع', 'Type'],
    packaging: ['بسته‌بندی', 'Packing'],
    shelfLife: ['ماندگاری', 'Shelf life'],
    colorFlavor: ['رنگ و طعم', 'Colour and taste'],
    additive: ['افزودنی', 'Additives'],
    version: ['نسخه', 'Version'],
  },
  columns: [
    ['ویژگی', 'Parameter'],
    ['حد', 'Specification'],
    ['روش آزمون', 'Method'],
  ],
  notes: [
    'نسخه از خود مشخصات ساخته می‌شود: تا چیزی در این برگه تغییر نکند، همین می‌ماند.',
    'The version follows from the contents: it stays as long as nothing on this sheet changes.',
  ],
  basis: (brix: string, english: string): Both => [`در بریکس ${brix}`, `at ${english} °Bx`],
  endPoint: (ph: string, english: string): Both => [`تا pH ${ph}`, `to pH ${english}`],
  acids: { malic: 'as malic acid', citric: 'as citric acid', tartaric: 'as tartaric acid', acetic: 'as acetic acid' },
  readableName: (product: string) => `برگهٔ مشخصات ${product}`,
} as const;
