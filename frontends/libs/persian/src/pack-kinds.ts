/**
 * The kinds of packs that a product is delivered in. Orders and filters count `container`: an aseptic bag in a drum is sold by
 * the drum.
 */
export const PACK_KINDS = {
  drum: { label: 'بشکه', container: 'بشکه' },
  pail: { label: 'سطل', container: 'سطل' },
  aseptic_drum: { label: 'کیسهٔ اسپتیک در بشکه', container: 'بشکه' },
  ibc: { label: 'مخزن مکعبی (آی‌بی‌سی)', container: 'مخزن' },
  flexitank: { label: 'فلکسی‌تانک', container: 'فلکسی‌تانک' },
} as const;

export type PackKind = keyof typeof PACK_KINDS;

export const packKinds = Object.keys(PACK_KINDS) as PackKind[];
