import { useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { media, visuallyHidden } from '@afshoreh/ui/theme';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { orderCountQuery } from '../../../get-counts';
import { useNewOrders } from '../../../new-orders/new-orders';
import { copy } from '../copy';

/**
 * Refetches the list, and shows how many new orders there are. The button is always there, so that the list below
 * never moves.
 */
export function NewOrdersButton() {
  const queryClient = useQueryClient();
  const { count, markSeen } = useNewOrders();
  const [isLoading, setIsLoading] = useState(false);
  // The list is fetched when it opens, so it contains all orders known now.
  const handleOpened = useEffectEvent(() => markSeen());
  useEffect(() => handleOpened(), []);

  const show = async () => {
    setIsLoading(true);
    await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    markSeen(queryClient.getQueryData<number>(orderCountQuery().queryKey));
    setIsLoading(false);
  };
  return (
    <Place role="status">
      <Button
        variant={count > 0 ? 'primary' : 'ghost'}
        size="small"
        pending={isLoading}
        pendingLabel={copy.refreshing}
        onClick={() => void show()}
      >
        <RefreshCw />
        {count > 0 ? copy.newOrders(toPersianDigits(count)) : <Refresh>{copy.refresh}</Refresh>}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  margin-inline-start: auto;
`;

/** Phones have room for the icon only. */
const Refresh = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;
