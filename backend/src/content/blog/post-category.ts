import { postCategoryLabels } from '../copy.js';

export { postCategoryLabels };

export type PostCategory = keyof typeof postCategoryLabels;
export const postCategories = Object.keys(postCategoryLabels) as PostCategory[];
