import { compared } from '@afshoreh/contracts';
import { Button } from '@afshoreh/ui';
import type { Product } from '../get-product';
import { buttonCopy } from './button-copy';

/** Chooses a product for the comparison, or takes it away. When enough are chosen, the bar says so, and no other is added. */
export function CompareToggle({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  const isChosen = compared.use().includes(id);
  return (
    <Button
      variant={isChosen ? 'primary' : 'secondary'}
      aria-label={`${buttonCopy.compare}: ${name}`}
      aria-pressed={isChosen}
      onClick={() => compared.toggle(id)}
    >
      {buttonCopy.compare}
    </Button>
  );
}
