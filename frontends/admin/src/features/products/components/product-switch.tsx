import { Eye, EyeOff, Star, StarOff } from 'lucide-react';
import { RowSwitch } from '../../../list/row-switch';
import { copy } from '../copy';
import type { AdminProduct } from '../get-products';
import type { ProductToggle } from '../toggle-product';

const ICONS = { featured: [Star, StarOff], showPrice: [Eye, EyeOff] } as const;

interface ProductSwitchProps {
  product: AdminProduct;
  field: ProductToggle;
  /** Without it the state is only told. */
  onToggle?: ((product: AdminProduct, field: ProductToggle) => void) | undefined;
}

/** Whether a product is featured, or its price is shown; pressing it changes that. */
export function ProductSwitch({ product, field, onToggle }: ProductSwitchProps) {
  const words = copy.switches[field];
  const state = product[field] ? words.on : words.off;
  if (!onToggle) return state;
  return (
    <RowSwitch
      isOn={product[field]}
      icons={ICONS[field]}
      state={state}
      label={copy.switches.label(state, product.name)}
      onToggle={() => onToggle(product, field)}
    />
  );
}
