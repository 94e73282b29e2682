/** The chips of the public filter; every admin category belongs to one (D1). */
export const productGroups = ['apple', 'tomato', 'grape', 'other'] as const;
export type ProductGroup = (typeof productGroups)[number];
