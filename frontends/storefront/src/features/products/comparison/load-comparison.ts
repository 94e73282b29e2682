/**
 * Loads the comparison as a part of the product page's code. Loaded by its own page, it would share two dozen modules with the
 * product page, and the build would move those into files of their own, a kilobyte more for each visit of a product.
 */
export const loadComparison = () => import('./comparison').then((code) => ({ default: code.Comparison }));
