import { leftToRight } from '@afshoreh/persian';

export const copy = {
  title: 'مقایسهٔ بهرها',
  description: 'نتایج آزمایش چند بهر کنار هم، در برابر حدود: تفاوت‌ها بالای جدول.',
  failed: 'دریافت بهرها ممکن نشد',
  limit: (limit: string) => `حد ${limit}`,
  endPoint: (pH: string) => `تیتراسیون تا pH ${pH}`,
  gone: (number: string) => `بهر ${leftToRight(number)} در فهرست ما نیست.`,
  blocked: (number: string) => `بهر ${leftToRight(number)} مسدود شده است و عرضه نمی‌شود.`,
  expired: (number: string) => `زمان مصرف بهر ${leftToRight(number)} گذشته است و دیگر عرضه نمی‌شود.`,
  tooMany: (most: string) => `در این صفحه تا ${most} بهر مقایسه می‌شود؛ بهرهای بعدی نشان داده نشد.`,
  notWithProducts: 'محصول و بهر در یک جدول مقایسه نمی‌شوند، چون یکی وعده است و دیگری اندازه‌گیری.',
  toProducts: 'مقایسهٔ محصولات این نشانی',
  empty: 'بهری برای مقایسه نیست',
  emptyText: 'در صفحهٔ هر محصول، زیر «بهرهای آماده»، روی «مقایسه» بزنید؛ تا ۴ بهر کنار هم می‌آید.',
};
