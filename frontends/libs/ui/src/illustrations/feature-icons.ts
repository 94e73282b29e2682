import { Award, BadgePercent, Truck, type LucideIcon } from 'lucide-react';

/** The marks that an admin may give a benefit, by the name that is stored (spec §9). */
export const FEATURE_ICONS = { quality: Award, price: BadgePercent, delivery: Truck } satisfies Record<
  string,
  LucideIcon
>;
export type FeatureIcon = keyof typeof FEATURE_ICONS;

const isKnown = (name: string): name is FeatureIcon => Object.hasOwn(FEATURE_ICONS, name);

/** The mark of that name; of any other, the mark of quality. */
export function featureIcon(name: string): LucideIcon {
  return FEATURE_ICONS[isKnown(name) ? name : 'quality'];
}
