/** D4: the technical fields of the public product, in the groups and the order in which the form shows them. */
export const TECHNICAL_GROUPS = {
  general: ['status', 'type', 'weight'],
  laboratory: ['pH', 'acidity', 'density', 'alcohol', 'so2', 'additive', 'ash', 'fructose', 'lead', 'sn'],
  microbiology: ['mold', 'osmoticYeast', 'totalMicrobe', 'lacticAcidBacteria'],
  storage: ['shelfLife', 'packaging', 'colorFlavor'],
} as const;

export type TechnicalGroup = keyof typeof TECHNICAL_GROUPS;
export type TechnicalField = (typeof TECHNICAL_GROUPS)[TechnicalGroup][number];

export const TECHNICAL_FIELDS: readonly TechnicalField[] = Object.values(TECHNICAL_GROUPS).flat();
