import type { CreateSellerDto } from '../../sellers/index.js';

const approved = { status: 'approved', taxId: null, whatsappNumber: null, notes: null, factoryImages: null } as const;

/** The partners whose words stand on `/sellers`, so that the page names the companies that it quotes. */
export const demoSellers: CreateSellerDto[] = [
  {
    ...approved,
    companyName: 'زردآلوی سهند',
    ownerFullName: 'بهروز نجفی',
    nationalId: '10203040508',
    phoneNumber: '+984137220011',
    email: 'sahand@afshoreh.example',
    website: null,
    address: 'آذربایجان شرقی، مراغه، ناحیهٔ صنعتی، خیابان سوم، پلاک ۸',
    productCategories: 'پورهٔ زردآلو، پورهٔ هلو',
    productionCapacityPerMonth: '۱۲۰ تن',
    exportReady: false,
    isFeaturedSeller: true,
    certifications: null,
  },
  {
    ...approved,
    companyName: 'رب خوی',
    ownerFullName: 'لیلا اکبری',
    nationalId: '10203040512',
    phoneNumber: '+984436330022',
    email: 'khoy@afshoreh.example',
    website: null,
    address: 'آذربایجان غربی، خوی، شهرک صنعتی، بلوار تلاش، پلاک ۲۱',
    productCategories: 'رب گوجه‌فرنگی، پورهٔ گوجه‌فرنگی',
    productionCapacityPerMonth: '۶۰۰ تن',
    exportReady: true,
    isFeaturedSeller: false,
    certifications: null,
  },
  {
    ...approved,
    companyName: 'تاک ارومیه',
    ownerFullName: 'یوسف قادری',
    nationalId: '10203040527',
    phoneNumber: '+984433550033',
    email: 'tak@afshoreh.example',
    website: null,
    address: 'آذربایجان غربی، ارومیه، جادهٔ سلماس، کیلومتر ۹',
    productCategories: 'کنسانترهٔ انگور، شیرهٔ انگور',
    productionCapacityPerMonth: '۲۰۰ تن',
    exportReady: true,
    isFeaturedSeller: false,
    certifications: null,
  },
];
