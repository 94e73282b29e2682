export const copy = {
  title: 'تصویرها',
  open: (alt: string) => `بزرگ‌نمایی: ${alt}`,
  dialog: 'تصویرهای محصول',
  position: (at: string, of: string) => `${at} از ${of}`,
  previous: 'تصویر پیشین',
  next: 'تصویر پسین',
  zoomIn: 'بزرگ‌تر',
  zoomOut: 'اندازهٔ صفحه',
  close: 'بستن',
};
