export const copy = {
  brix: (brix: string): string => `بریکس ${brix}`,
  separator: ' · ',
};
