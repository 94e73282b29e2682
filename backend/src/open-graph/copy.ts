/** What is written beside the name. */
export const copy = {
  brix: (brix: string): string => `بریکس ${brix}`,
  separator: ' · ',
};
