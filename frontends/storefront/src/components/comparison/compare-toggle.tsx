import type { ComponentProps } from 'react';
import type { Chosen } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { buttonCopy } from './button-copy';

interface CompareToggleProps<Item> extends Pick<ComponentProps<typeof Button>, 'size'> {
  chosen: Chosen<Item>;
  item: Item;
  name: string;
}

/** Chooses a product or a lot for the comparison, or takes it away. When enough are chosen, the bar says so, and no other is added. */
export function CompareToggle<Item>({ chosen, item, name, size }: CompareToggleProps<Item>) {
  const isChosen = chosen.use().includes(item);
  return (
    <Button
      size={size}
      variant={isChosen ? 'primary' : 'secondary'}
      aria-label={`${buttonCopy.compare}: ${name}`}
      aria-pressed={isChosen}
      onClick={() => chosen.toggle(item)}
    >
      {buttonCopy.compare}
    </Button>
  );
}
