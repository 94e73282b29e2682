// Commas are not escaped, because a query may contain them and the address stays readable.
const pathOf = (name: string, items: readonly (string | number)[]): string =>
  items.length > 0 ? `/compare?${name}=${items.join(',')}` : '/compare';

/** The comparison of the products with these ids. */
export const comparePath = (ids: readonly number[]): string => pathOf('products', ids);

/** The comparison of the lots with these numbers. Their characters need no escaping. */
export const compareLotsPath = (numbers: readonly string[]): string => pathOf('lots', numbers);
