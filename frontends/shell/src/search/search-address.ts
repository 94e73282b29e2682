/** The longest search that the server takes. */
export const LONGEST_SEARCH = 100;

/** The list of all that is found for `text`; of all products without one. */
export function searchAddress(text: string): string {
  const q = text.trim();
  return q ? `/products?${new URLSearchParams({ q })}` : '/products';
}
