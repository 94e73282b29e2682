/** The groups of the public filter; every category belongs to one. */
export const productGroups = ['apple', 'tomato', 'grape', 'other'] as const;
export type ProductGroup = (typeof productGroups)[number];
