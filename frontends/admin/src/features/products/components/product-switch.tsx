import { Button } from '@afshoreh/ui';
import { Eye, EyeOff, Star, StarOff } from 'lucide-react';
import { copy } from '../copy';
import type { AdminProduct } from '../get-products';
import type { ProductToggle } from '../toggle-product';

const icons = { featured: [Star, StarOff], showPrice: [Eye, EyeOff] } as const;

interface ProductSwitchProps {
  product: AdminProduct;
  field: ProductToggle;
  /** Without it the state is only told. */
  onToggle?: ((product: AdminProduct, field: ProductToggle) => void) | undefined;
}

/** Whether a product is featured, or its price is shown; pressing it changes that. */
export function ProductSwitch({ product, field, onToggle }: ProductSwitchProps) {
  const isOn = product[field];
  const Icon = icons[field][isOn ? 0 : 1];
  const words = copy.switches[field];
  const state = isOn ? words.on : words.off;
  if (!onToggle) return state;
  return (
    <Button
      variant={isOn ? 'secondary' : 'ghost'}
      size="small"
      aria-pressed={isOn}
      aria-label={copy.switches.label(state, product.name)}
      onClick={() => onToggle(product, field)}
    >
      <Icon />
      {state}
    </Button>
  );
}
