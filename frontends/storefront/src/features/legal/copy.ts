/** Texts that both legal pages share; the legal texts are in `terms.ts` and `privacy.ts`. */
export const copy = {
  home: 'خانه',
  updated: (date: string) => `آخرین به‌روزرسانی: ${date}`,
  contents: 'در این صفحه',
};
