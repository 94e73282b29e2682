import { Award, BadgePercent, Truck, type LucideIcon } from 'lucide-react';

/** The icons that an admin can choose for a benefit, by their stored name. */
export const FEATURE_ICONS = { quality: Award, price: BadgePercent, delivery: Truck } satisfies Record<
  string,
  LucideIcon
>;
export type FeatureIcon = keyof typeof FEATURE_ICONS;

const isKnown = (name: string): name is FeatureIcon => Object.hasOwn(FEATURE_ICONS, name);

/** The icon with that name; for an unknown name, that of quality. */
export function featureIcon(name: string): LucideIcon {
  return FEATURE_ICONS[isKnown(name) ? name : 'quality'];
}
