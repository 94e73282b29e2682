export const parameterGroups = ['chemical', 'colour', 'physical', 'microbial', 'contaminant', 'sensory'] as const;
export type ParameterGroup = (typeof parameterGroups)[number];

export const parameterKinds = ['range', 'at_most', 'at_least', 'absent', 'choice', 'text'] as const;
export type ParameterKind = (typeof parameterKinds)[number];

const numericKinds: readonly ParameterKind[] = ['range', 'at_most', 'at_least'];
export const isNumeric = (kind: ParameterKind): boolean => numericKinds.includes(kind);

/** What acidity is counted as. */
export const acids = ['malic', 'citric', 'tartaric', 'acetic'] as const;
export type Acid = (typeof acids)[number];
