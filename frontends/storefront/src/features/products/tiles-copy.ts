/** Statements that are valid for every product, shown below its data. */
export const tilesCopy = [
  { icon: 'delivery', title: 'تحویل سریع', text: 'محصول موجود، آمادهٔ بارگیری به سراسر کشور' },
  { icon: 'quality', title: 'ضمانت کیفیت', text: 'برگهٔ آنالیز آزمایشگاه همراه هر محموله' },
  { icon: 'packaging', title: 'بسته‌بندی ایمن', text: 'بستهٔ بهداشتی و مقاوم، مناسب حمل‌ونقل طولانی' },
];
