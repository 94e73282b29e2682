import { ArrowLeft } from 'lucide-react';
import { IconLink } from '@afshoreh/ui';
import { copy } from '../copy';
import type { Product } from '../get-product';

/** The arrow on a card that links to the product's page; it points left, the reading direction of Persian. */
export function DetailsLink({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  return <IconLink variant="outline" to={`/product/${id}`} label={copy.card.details(name)} icon={<ArrowLeft />} />;
}
