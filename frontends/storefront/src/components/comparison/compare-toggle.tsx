import type { ComponentProps } from 'react';
import type { ComparisonSelection } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import { buttonCopy } from './button-copy';

interface CompareToggleProps<Item> extends Pick<ComponentProps<typeof Button>, 'size'> {
  chosen: ComparisonSelection<Item>;
  item: Item;
  name: string;
}

/**
 * Selects a product or a lot for the comparison, or deselects it. When the maximum is reached, no other can be
 * selected, and the bar says so.
 */
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
