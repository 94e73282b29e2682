/** What the API says of the catalogue. */
export const copy = {
  productNotFound: 'محصول مورد نظر پیدا نشد',
  productChangedMeanwhile: 'این محصول را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  categoryNotFound: 'این دسته پیدا نشد',
  categoryChangedMeanwhile: 'این دسته را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  categoryInUse: 'این دسته محصول دارد و حذف نمی‌شود؛ نخست محصول‌هایش را به دستهٔ دیگری ببرید',
  categorySlugTaken: 'دستهٔ دیگری همین نامک را دارد',
  priceListEntryNotFound: 'این ردیف در فهرست قیمت پیدا نشد',
  priceListNameTaken: 'این نام پیش‌تر در فهرست قیمت آمده است',
  priceListEntryChangedMeanwhile:
    'این ردیف را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  productIdDiffers: 'شناسهٔ محصول در نشانی و در فرم یکی نیست',
  notAPicture: 'این فایل تصویر نیست',
  categoryUnknown: 'این دسته وجود ندارد',
} as const;
