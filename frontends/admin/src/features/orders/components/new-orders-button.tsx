import { toPersianDigits } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy';
import { useNewOrders } from '../use-new-orders';

/** Asks for the list anew, and says how much that would bring. Always there, so that the list below never jumps. */
export function NewOrdersButton() {
  const { count, show, isLoading } = useNewOrders();
  return (
    <Place role="status">
      <Button
        variant={count > 0 ? 'primary' : 'ghost'}
        size="small"
        pending={isLoading}
        pendingLabel={copy.refreshing}
        onClick={() => void show()}
      >
        <RefreshCw aria-hidden="true" />
        {count > 0 ? copy.newOrders(toPersianDigits(count)) : copy.refresh}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  margin-inline-start: auto;
`;
