import { Eye, EyeOff, Star, StarOff } from 'lucide-react';
import { RowSwitch } from '../../../list/row-switch';
import { copy } from '../copy';
import type { AdminProduct } from '../products';
import type { ProductToggle } from '../toggle-product';

const ICONS = { featured: [Star, StarOff], showPrice: [Eye, EyeOff] } as const;

interface ProductSwitchProps {
  product: AdminProduct;
  field: ProductToggle;
  /** Without it the switch only shows the state. */
  onToggle?: ((product: AdminProduct, field: ProductToggle) => void) | undefined;
}

/** Shows and toggles whether a product is featured, or whether its price is visible. */
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
