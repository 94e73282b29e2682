/** The page of a lot; its address is printed on drums and certificates. */
export const lotPath = (number: string): string => `/lots/${encodeURIComponent(number)}`;

/** The PDF of a published certificate. */
export const analysisPdfPath = (number: string, edition: number): string =>
  `/api/lots/${encodeURIComponent(number)}/analyses/${edition}/pdf`;
