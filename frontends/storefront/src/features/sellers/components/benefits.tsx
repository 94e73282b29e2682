import { BadgeCheck, Globe, Headset, Users } from 'lucide-react';
import { Tiles } from '../../../components/tiles';
import { copy } from '../copy';

const LOOKS = {
  buyers: { icon: Users, fruit: 'apple' },
  experts: { icon: Headset, fruit: 'pomegranate' },
  trust: { icon: BadgeCheck, fruit: 'grape' },
  export: { icon: Globe, fruit: 'mango' },
} as const;

/** The four benefits (spec §2, sellers page). */
export function Benefits() {
  const tiles = copy.benefits.list.map(({ icon, ...words }) => ({ ...LOOKS[icon as keyof typeof LOOKS], ...words }));
  return <Tiles tiles={tiles} />;
}
