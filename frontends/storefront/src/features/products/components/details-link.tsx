import { ArrowLeft } from 'lucide-react';
import { IconLink } from '@afshoreh/ui';
import { copy } from '../copy';
import type { Product } from '../get-product';

/** The arrow on a card: on to the product's page (leftwards, as Persian reads). */
export function DetailsLink({ product: { id, name } }: { product: Pick<Product, 'id' | 'name'> }) {
  return <IconLink variant="outline" to={`/product/${id}`} label={copy.card.details(name)} icon={<ArrowLeft />} />;
}
