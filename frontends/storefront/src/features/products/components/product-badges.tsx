import { Star } from 'lucide-react';
import styled from 'styled-components';
import { Badge } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Product } from '../get-product';

interface ProductBadgesProps {
  product: Pick<Product, 'isFeatured' | 'status'>;
  className?: string;
}

/**
 * The badges of a product: its own status, and «پرفروش» beside it when it is featured. A product without a status counts as
 * available; a best-seller without one shows only «پرفروش».
 */
function badgesOf({ isFeatured, status }: ProductBadgesProps['product']): {
  status: string | null;
  bestSeller: boolean;
} {
  const own = status ?? (isFeatured ? null : copy.badge.available);
  return {
    status: own === copy.badge.bestSeller ? null : own,
    bestSeller: isFeatured || own === copy.badge.bestSeller,
  };
}

/** The product's status, and a quiet badge on a best-seller. */
export function ProductBadges({ product, className }: ProductBadgesProps) {
  const { status, bestSeller } = badgesOf(product);
  return (
    <Badges className={className}>
      {status && <Badge tone={status === copy.badge.available ? 'success' : 'info'}>{status}</Badge>}
      {bestSeller && (
        <Badge tone="brand" icon={<Star />}>
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

  /* A status is free text, so it may be long. */
  > * {
    white-space: normal;
  }
`;
