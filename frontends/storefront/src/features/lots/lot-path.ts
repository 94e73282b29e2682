/** The page of a lot, which stands on drums and certificates. */
export const lotPath = (number: string): string => `/lots/${encodeURIComponent(number)}`;

/** The PDF of a published certificate. */
export const analysisPdfPath = (number: string, edition: number): string =>
  `/api/lots/${encodeURIComponent(number)}/analyses/${edition}/pdf`;
