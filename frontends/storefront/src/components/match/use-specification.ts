import { useEffect } from 'react';
import { customerQuery } from '@afshoreh/api-client';
import { mySpecification } from '@afshoreh/contracts';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import type { BuyerSpecification } from '@afshoreh/persian/specification';
import { keptOf, syncSpecification } from './kept-specification';

/** The buyer's limits. Those of the account are merged into them after a login. */
export function useSpecification(): BuyerSpecification {
  const queryClient = useQueryClient();
  const { data: customer } = useQuery(customerQuery);
  const version = customer?.specificationVersion;
  useEffect(() => {
    // When the account cannot be reached, the browser's limits are used, and the next page tries again.
    if (version !== undefined) syncSpecification(queryClient).catch(() => undefined);
  }, [queryClient, version]);
  return keptOf(mySpecification.use()).mine;
}
