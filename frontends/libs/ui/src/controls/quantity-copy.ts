/** The texts of quantity fields. Kept out of the kit's `copy.ts`, because only the order dialog and the cart need them. */
export const copy = {
  increase: 'افزایش مقدار',
  decrease: 'کاهش مقدار',
  choices: 'مقدارهای آماده',
  missing: 'مقدار را بنویسید',
  unclear: 'این مقدار خوانده نشد؛ عدد و واحد را بنویسید، مانند «۲۵۰۰ کیلو» یا «۱٫۵ تن»',
  ambiguous: (one = '', other = '') => `${one} یا ${other}؟ با واحد و بدون نقطه بنویسید، مانند «۱۵۰۰ کیلو» یا «۱٫۵ تن»`,
  fraction: 'مقدار باید به کیلوگرم کامل باشد، مانند «۱۵۰۰ کیلو» یا «۱٫۵ تن»',
  unitMissing: 'واحد را هم بنویسید، مانند «۱٫۵ تن»؛ کیلوگرم بدون اعشار است',
  unitUnknown: (unit: string) => `واحد «${unit}» برای این محصول شناخته‌شده نیست؛ به کیلوگرم یا تن بنویسید`,
  small: 'کمترین مقدار ۱ کیلوگرم است',
  large: 'مقدار نباید بیش از ۱٬۰۰۰٬۰۰۰ کیلوگرم باشد',
};
