import type { Schemas } from '@afshoreh/api-client';
import { TECHNICAL_FIELDS, type TechnicalField } from '../features/products/product-form';

/** An order with one line, as the list of orders returns it. */
export function anOrder(changes: Partial<Schemas['OrderDetails']> = {}): Schemas['OrderDetails'] {
  return {
    id: 12,
    createdAt: '2026-11-21T06:30:00.000Z',
    updatedAt: '2026-11-21T06:30:00.000Z',
    trackingCode: 'ABCDE-FGHJK',
    name: 'مریم صادقی',
    phone: '+989123456789',
    email: null,
    address: null,
    productId: 3,
    quantity: 1500,
    items: [
      { id: 31, productId: 3, productName: 'کنسانترهٔ سیب', quantity: 1500, pack: null, usdPerTon: null, rate: null },
    ],
    notes: null,
    companyName: null,
    nationalId: null,
    economicCode: null,
    deliveryDate: null,
    deliveryPlace: null,
    status: 'new',
    lostReason: null,
    quoteState: null,
    source: 'site',
    externalId: null,
    linesChangedAt: null,
    version: 4,
    callBy: '2026-11-22T06:30:00.000Z',
    nextCallAt: null,
    overdue: false,
    callDueAt: '2026-11-22T06:30:00.000Z',
    attempts: 0,
    lastCall: null,
    assignee: null,
    lease: null,
    history: [{ from: null, to: 'new', at: '2026-11-21T06:30:00.000Z', by: null, reason: null }],
    calls: [],
    staffNotes: [],
    ...changes,
  };
}

/** The draft of a quote of `anOrder`. */
export function aQuote(changes: Partial<Schemas['Quote']> = {}): Schemas['Quote'] {
  const party = { nationalId: '', economicCode: '', postalCode: '', address: '' };
  const sums = { gross: 2_490_000_000, discount: 0, tax: 249_000_000, sum: 2_739_000_000 };
  const price = { amount: 166_000_000, unit: 'toman', per: 'ton', discountPercent: 0, discountFrom: null } as const;
  return {
    id: 5,
    orderId: 12,
    version: 1,
    number: null,
    formerNumber: null,
    state: 'draft',
    sentAt: null,
    seenAt: null,
    replacedAt: null,
    path: null,
    replies: [],
    currency: 'rial',
    lines: [{ orderLineId: 31, productName: 'کنسانترهٔ سیب', quantity: 1500, taxed: true, ...price, ...sums }],
    ...sums,
    words: 'دو میلیارد و هفتصد و سی و نه میلیون ریال',
    rate: null,
    rateDay: null,
    taxPercent: 10,
    delivery: 'ex_works',
    deliveryPlace: '',
    paymentTerms: 'نقدی',
    validUntil: '2999-01-01',
    buyer: { name: 'مریم صادقی', ...party },
    seller: { name: 'افشره', ...party },
    ...changes,
  };
}

export function aMessage(changes: Partial<Schemas['Contact']> = {}): Schemas['Contact'] {
  return {
    id: 5,
    createdAt: '2026-11-21T06:30:00.000Z',
    name: 'رضا کریمی',
    email: 'reza@example.com',
    phone: null,
    message: 'سلام، قیمت رب گوجه‌فرنگی را می‌خواستم.',
    isRead: false,
    assignee: null,
    note: null,
    reply: null,
    answeredAt: null,
    version: 1,
    ...changes,
  };
}

export function aComment(changes: Partial<Schemas['AdminComment']> = {}): Schemas['AdminComment'] {
  return {
    id: 9,
    name: 'سارا احمدی',
    email: 'sara@example.com',
    comment: 'برای پورهٔ هلو هم همین است؟',
    createdAt: '2026-11-21T06:30:00.000Z',
    status: 'waiting',
    version: 1,
    post: { slug: 'brix', title: 'بریکس چیست؟', excerpt: 'هر عدد برگهٔ آنالیز چه می‌گوید.', status: 'published' },
    ...changes,
  };
}

export function aPost(changes: Partial<Schemas['AdminPost']> = {}): Schemas['AdminPost'] {
  return {
    id: 3,
    slug: 'brix',
    title: 'بریکس چیست؟',
    excerpt: 'کوتاه و روشن',
    image: null,
    version: 3,
    category: 'standards',
    categoryLabel: 'استانداردها',
    tags: ['بریکس', 'آزمون'],
    author: 'واحد فنی',
    status: 'published',
    readingMinutes: 1,
    publishedAt: '2026-11-01T08:00:00.000Z',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    content: '<h2>بریکس</h2>\n<p>درصد مواد جامد.</p>',
    ...changes,
  };
}

export function aCategory(changes: Partial<Schemas['AdminCategory']> = {}): Schemas['AdminCategory'] {
  const names = { slug: 'apple', name: 'کنسانترهٔ سیب', group: 'apple', externalId: null } as const;
  return { id: 1, ...names, position: 1, version: 1, ...changes };
}

export function aCertificate(changes: Partial<Schemas['Certificate']> = {}): Schemas['Certificate'] {
  return {
    id: 3,
    name: 'HACCP',
    description: 'تحلیل خطر و پایش نقاط بحرانی',
    issuer: null,
    number: null,
    validUntil: null,
    scan: null,
    onHome: true,
    onProduct: true,
    onAbout: false,
    position: 3,
    version: 2,
    ...changes,
  };
}

export function aMediaItem(changes: Partial<Schemas['Media']> = {}): Schemas['Media'] {
  return {
    id: 9,
    filename: 'aa.webp',
    originalFilename: 'باغ سیب.jpg',
    url: '/media/aa.webp',
    type: 'image/webp',
    size: 182_400,
    tags: 'سیب,باغ,پاییز',
    alt: '',
    version: 1,
    createdAt: '2026-11-21T08:30:00.000Z',
    width: 1200,
    height: 800,
    color: '#b4603c',
    variants: [],
    ...changes,
  };
}

export function aProduct(changes: Partial<Schemas['AdminProduct']> = {}): Schemas['AdminProduct'] {
  return {
    id: 7,
    name: 'کنسانترهٔ سیب',
    sku: null,
    externalId: null,
    description: null,
    packs: [],
    pressMonths: [],
    leadTimeDays: null,
    price: 150_000_000,
    showPrice: false,
    brix: '۷۰',
    origin: 'ارومیه',
    ...(Object.fromEntries(TECHNICAL_FIELDS.map((field) => [field, null])) as Record<TechnicalField, null>),
    category: 'apple',
    image: null,
    featured: true,
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}

export function aSeller(changes: Partial<Schemas['Seller']> = {}): Schemas['Seller'] {
  return {
    id: 4,
    companyName: 'باغ پردیس',
    ownerFullName: 'رضا یزدی',
    nationalId: '10380284790',
    taxId: null,
    phoneNumber: '+989141234567',
    email: 'reza@example.com',
    website: null,
    whatsappNumber: null,
    address: 'ارومیه، جادهٔ سلماس',
    productCategories: 'پورهٔ زردآلو',
    productionCapacityPerMonth: null,
    exportReady: false,
    certifications: null,
    factoryImages: null,
    status: 'pending',
    isFeaturedSeller: false,
    notes: null,
    version: 2,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  };
}

export function aListedCustomer(changes: Partial<Schemas['CustomerDetails']> = {}): Schemas['CustomerDetails'] {
  return {
    id: 9,
    fullName: 'سارا احمدی',
    email: 'sara@example.com',
    phoneNumber: '+989121112233',
    externalId: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    sessions: 1,
    phoneProven: false,
    ...changes,
  };
}

/** The data of the dashboard, for a week with three orders. */
const amounts = { orders: 0, kilograms: 0, rials: 0, cents: 0 };
const noSaleFigures = { requested: amounts, quoted: amounts, accepted: amounts, lost: amounts };
const noSales = {
  total: { ...noSaleFigures, callMinutes: null, quoteMinutes: null },
  experts: [],
  products: [],
  cities: [],
  months: [],
  lost: [],
};

export function aDashboard(changes: Partial<Schemas['Dashboard']> = {}): Schemas['Dashboard'] {
  const byStatus = { new: 1, processing: 1, completed: 1, cancelled: 0 };
  const figures = { orders: 3, byStatus, kilograms: 12_400, promised: 8, inTime: 7, medianMinutes: 95 };
  const days = [15, 16, 17, 18, 19, 20, 21].map((day) => ({
    day: `2026-11-${day}`,
    orders: day > 18 ? 1 : 0,
    kilograms: day > 18 ? 4000 : 0,
  }));
  return {
    products: 24,
    categories: 6,
    media: 40,
    contacts: 57,
    orders: { total: 335, byStatus: { new: 4, processing: 9, completed: 310, cancelled: 12 }, overdue: 2, dueToday: 5 },
    waiting: { contacts: 3, sellers: 1, comments: 6, documents: 0, certificates: 0 },
    yearsWithoutTable: [],
    report: {
      from: '2026-11-15',
      to: '2026-11-21',
      beforeFrom: '2026-11-08',
      beforeTo: '2026-11-14',
      days,
      figures,
      before: { orders: 2, byStatus, kilograms: 12_400, promised: 10, inTime: 8, medianMinutes: 155 },
      experts: [{ adminId: 1, name: 'لیلا رستمی', orders: 12, calls: 17, firstCalls: 10, inTime: 9 }],
      products: [{ productId: 3, name: 'کنسانترهٔ سیب', kilograms: 8800, orders: 2 }],
      sales: noSales,
    },
    ...changes,
  };
}

/** A guest, as `GET /people/{id}` returns them; lists have fewer fields. */
export function aPerson(changes: Partial<Schemas['PersonDetails']> = {}): Schemas['PersonDetails'] {
  return {
    id: 7,
    name: 'سارا احمدی',
    phones: ['+989123456789'],
    companyName: null,
    company: null,
    hasAccount: false,
    tags: [],
    nextStep: null,
    nextStepOn: null,
    lastSeenAt: '2026-11-21T06:30:00.000Z',
    createdAt: '2026-11-21T06:30:00.000Z',
    version: 1,
    isNamed: false,
    nationalId: null,
    economicCode: null,
    accounts: [],
    merged: [],
    lastContact: null,
    ...changes,
  };
}

export function aCompany(changes: Partial<Schemas['CompanyDetails']> = {}): Schemas['CompanyDetails'] {
  return {
    id: 4,
    name: 'صنایع غذایی نمونه',
    nationalId: '10380284790',
    economicCode: null,
    phone: null,
    city: 'تبریز',
    address: null,
    note: null,
    tags: [],
    people: 2,
    createdAt: '2026-11-21T06:30:00.000Z',
    version: 1,
    ...changes,
  };
}
