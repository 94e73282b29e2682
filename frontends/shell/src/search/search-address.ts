/** The server refuses longer searches. */
export const LONGEST_SEARCH = 100;

/** The product list filtered by `text`; without a text, all products. */
export function searchAddress(text: string): string {
  const q = text.trim();
  return q ? `/products?${new URLSearchParams({ q })}` : '/products';
}
