/** The words of the quotes. */
export const copy = {
  rials: (number: string) => `${number} ریال`,
  dollars: (number: string) => `${number} دلار`,
  cents: (number: string) => `${number} سنت`,
  american: (sum: string) => `${sum} آمریکا`,
  and: ' و ',
} as const;
