import { formatNumber } from '@afshoreh/persian';
import type { Limit } from './filter-parameters';

/** The texts of the filters of the product list, which load with the filters. */
export const filtersCopy = {
  title: 'فیلتر مشخصات',
  set: 'فیلترهای انتخاب‌شده',
  from: 'از',
  to: 'تا',
  columns: {
    weight: { name: 'وزن بسته', unit: 'کیلوگرم' },
    price: { name: 'قیمت هر تن', unit: 'میلیون تومان' },
  },
  /** «بریکس (°Bx)». */
  legend: (name: string, unit: string | null) => (unit ? `${name} (${unit})` : name),
  /** «بریکس ۲۸ تا ۳۰», «بریکس از ۲۸», «اسیدیته تا ۲ درصد». */
  range: (name: string, { from, to }: Limit, unit: string) => {
    const start = from === undefined ? '' : formatNumber(from);
    const end = to === undefined ? '' : formatNumber(to);
    return [name, start && end ? start : start && `از ${start}`, end && `تا ${end}`, unit].filter(Boolean).join(' ');
  },
  /** The values of a parameter in the list: «۱۲ محصول، ۶۵ تا ۷۲». */
  span: (count: string, min: string, max: string) =>
    min === max ? `${count} محصول، ${min}` : `${count} محصول، ${min} تا ${max}`,
  noValues: 'هیچ محصولی از این فهرست مقدار آن را ندارد',
  acids: {
    malic: 'بر حسب اسید مالیک',
    citric: 'بر حسب اسید سیتریک',
    tartaric: 'بر حسب اسید تارتاریک',
    acetic: 'بر حسب اسید استیک',
  },
  basis: (brix: string) => `در بریکس ${brix}`,
  family: 'خانواده',
  pack: 'بسته',
  origin: 'مبدأ',
  all: 'همه',
  counted: (name: string, count: string) => `${name} (${count})`,
  named: (kind: string, name: string) => `${kind}: ${name}`,
  more: 'مشخصات بیشتر',
  missing: 'محصولی که مقدار یک مشخصه را ندارد، با حد آن مشخصه پیدا نمی‌شود.',
  remove: (filter: string) => `حذف فیلتر ${filter}`,
  notANumber: 'یک عدد بنویسید؛ مثلاً ۷۰ یا ۳٫۵',
  reversed: '«از» نباید بیشتر از «تا» باشد',
  apply: 'نمایش محصولات',
  mySpecification: 'مشخصات من: سنجش همهٔ محصولات با حدهای شما',
  clear: 'پاک کردن همه',
  loading: 'در حال دریافت فیلترها…',
  failed: 'فیلترها دریافت نشد؛ دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  /** Shown below an empty list. */
  loosen: 'یکی از این حدها را بردارید یا بازتر کنید:',
  loosenTo: (min: string, max: string) => (min === max ? `محصولات دیگر: ${min}` : `محصولات دیگر: ${min} تا ${max}`),
};
