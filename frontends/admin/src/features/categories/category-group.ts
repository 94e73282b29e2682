/** D1: the groups of the public filter; every category is shown under one of them. */
export const CATEGORY_GROUPS = ['apple', 'tomato', 'grape', 'other'] as const;

export type CategoryGroup = (typeof CATEGORY_GROUPS)[number];
