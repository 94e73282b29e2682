import type { SavePriceListEntryDto } from '../../catalog/index.js';

/** US dollars per ton. */
export const demoPriceList: SavePriceListEntryDto[] = [
  { name: 'پورهٔ سیب', usdPerTon: 2000 },
  { name: 'رب گوجه‌فرنگی', usdPerTon: 900 },
  { name: 'پورهٔ زردآلو', usdPerTon: 2200 },
  { name: 'کنسانترهٔ خرما', usdPerTon: 1700 },
  { name: 'کنسانترهٔ آلبالو', usdPerTon: 2000 },
  { name: 'پورهٔ انبه', usdPerTon: 2500 },
];
