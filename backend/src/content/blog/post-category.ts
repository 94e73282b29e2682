import { postCategoryLabels } from '../copy.js';

export { postCategoryLabels };

/** The six categories of the blog (spec §3). */
export type PostCategory = keyof typeof postCategoryLabels;
export const POST_CATEGORIES = Object.keys(postCategoryLabels) as PostCategory[];
