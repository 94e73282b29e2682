import { FlaskConical, Handshake, Leaf, Scale } from 'lucide-react';
import { Tiles } from '../../../components/tiles';
import { copy } from '../copy';

const LOOKS = {
  quality: { icon: FlaskConical, fruit: 'grape' },
  honesty: { icon: Scale, fruit: 'mango' },
  nature: { icon: Leaf, fruit: 'apple' },
  partnership: { icon: Handshake, fruit: 'pomegranate' },
} as const;

/** The four values (spec §2 /about). */
export function ValueTiles() {
  return (
    <Tiles
      tiles={copy.values.list.map(({ icon, title, text }) => ({ ...LOOKS[icon as keyof typeof LOOKS], title, text }))}
    />
  );
}
