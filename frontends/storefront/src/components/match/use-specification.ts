import { useEffect } from 'react';
import { customerQuery } from '@afshoreh/api-client';
import { mySpecification } from '@afshoreh/contracts';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import type { BuyerSpecification } from '@afshoreh/persian/specification';
import { keptOf, syncSpecification } from './kept-specification';

/** What the buyer wants; that of the account joins it once somebody is logged in. */
export function useSpecification(): BuyerSpecification {
  const queryClient = useQueryClient();
  const { data: customer } = useQuery(customerQuery);
  const version = customer?.specificationVersion;
  useEffect(() => {
    // Without the account the browser's own is used, and the next page tries again.
    if (version !== undefined) syncSpecification(queryClient).catch(() => undefined);
  }, [queryClient, version]);
  return keptOf(mySpecification.use()).mine;
}
