/** The six categories of the blog (spec §3) and their names. */
export const postCategoryLabels = {
  'buying-guide': 'راهنمای خرید',
  'market-analysis': 'تحلیل بازار',
  'food-industries': 'صنایع غذایی',
  standards: 'استانداردها',
  export: 'صادرات',
  technology: 'فناوری',
} as const;

export type PostCategory = keyof typeof postCategoryLabels;
export const POST_CATEGORIES = Object.keys(postCategoryLabels) as PostCategory[];
