import { Star } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { badgesOf } from '../badges';
import { copy } from '../copy';
import type { Product } from '../get-product';

interface ProductBadgesProps {
  product: Pick<Product, 'isFeatured' | 'status'>;
  className?: string;
}

/** The product's own status, and a quiet mark on a best-seller. */
export function ProductBadges({ product, className }: ProductBadgesProps) {
  const { status, bestSeller } = badgesOf(product);
  return (
    <Badges className={className}>
      {status && <Badge tone={status === copy.badge.available ? 'success' : 'info'}>{status}</Badge>}
      {bestSeller && (
        <Badge tone="brand" icon={<Star aria-hidden />}>
          {copy.badge.bestSeller}
        </Badge>
      )}
    </Badges>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
`;
