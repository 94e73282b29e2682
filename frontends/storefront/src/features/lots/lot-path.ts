/** The page of a lot, which stands on drums and certificates. */
export const lotPath = (number: string): string => `/lots/${encodeURIComponent(number)}`;
