/** Texts that the order dialog and the order page for browsers without JavaScript share. */
export const orderFormCopy = {
  description: 'نام و شماره‌تان را بنویسید؛ کارشناسان ما برای قیمت، شرایط پرداخت و ارسال با شما تماس می‌گیرند.',
  product: 'محصول',
  name: 'نام و نام خانوادگی',
  phone: 'شمارهٔ تماس',
  phoneHint: 'موبایل یا تلفن ثابت با کد شهر',
  quantity: 'مقدار (کیلوگرم)',
  quantityHint: 'با واحد هم می‌توانید بنویسید: «۲٫۵ تن» یا «۸۰۰ کیلو»',
  noPayment: 'در سایت پرداختی انجام نمی‌شود.',
  submit: 'ثبت سفارش',
  nameRequired: 'نام خود را بنویسید',
  phoneRequired: 'شمارهٔ تماس خود را بنویسید',
  belowPack: {
    question: (kilograms: string, pack: string) => `${kilograms} کمتر از یک ${pack} است؛ همین مقدار ثبت شود؟`,
    takePack: (pack: string, kilograms: string) => `ثبت یک ${pack} (${kilograms})`,
    keep: (kilograms: string) => `ثبت همین ${kilograms}`,
  },
  placed: {
    title: 'سفارش شما ثبت شد',
    text: 'کارشناسان ما به‌زودی با شما تماس خواهند گرفت.',
    callBy: (moment: string) => `تماس کارشناس: ${moment}`,
    keepCode: 'این کد را برای پیگیری سفارش نگه دارید.',
  },
};
