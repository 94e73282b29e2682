import type { TechnicalDto } from '../technical.dto.js';

/** The technical text field of a product for each parameter that has one. */
export const parameterOfText = {
  brix: 'brix',
  pH: 'ph',
  acidity: 'acidity',
  alcohol: 'alcohol',
  so2: 'so2',
  density: 'density',
  mold: 'mould',
  osmoticYeast: 'osmophilic_yeast',
  totalMicrobe: 'total_plate',
  lacticAcidBacteria: 'lactic_bacteria',
  ash: 'ash',
  fructose: 'fructose',
  lead: 'lead',
  sn: 'tin',
} as const satisfies Partial<Record<keyof TechnicalDto, string>>;

export type TextField = keyof typeof parameterOfText;
export const textFields = Object.keys(parameterOfText) as TextField[];

const fieldOf: ReadonlyMap<string, TextField> = new Map(textFields.map((field) => [parameterOfText[field], field]));

/** The text of a product that the parameter writes, if there is one. */
export const textFieldOf = (code: string): TextField | null => fieldOf.get(code) ?? null;
