import { customerQuery } from '@afshoreh/api-client';
import { mySpecification } from '@afshoreh/contracts';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { Button, Notice } from '@afshoreh/ui';
import { isSynced, syncSpecification } from '../../../components/match/kept-specification';
import { MY_SPECIFICATION } from '../../../components/match/path';
import { copy } from '../copy';

/** Shows where the limits are stored, and a retry button when the account could not be reached. */
export function Kept() {
  const queryClient = useQueryClient();
  const { data: customer } = useQuery(customerQuery);
  const stored = mySpecification.use();
  const version = customer?.specificationVersion ?? 0;
  const isSaved = stored === null || isSynced(version);
  // Each change is saved in the account as soon as the previous one is.
  const saving = useQuery({
    queryKey: ['account', customer?.id, 'specification', JSON.stringify(stored), version],
    queryFn: () => syncSpecification(queryClient).then(() => null),
    enabled: Boolean(customer) && !isSaved,
    retry: 1,
  });
  const { kept } = copy;
  if (!customer) {
    return (
      <p>
        {kept.browser} <Link to={`/login?redirect=${encodeURIComponent(MY_SPECIFICATION)}`}>{kept.login}</Link>
      </p>
    );
  }
  if (isSaved) return <p role="status">{kept.account}</p>;
  if (!saving.isError) return <p role="status">{kept.saving}</p>;
  return (
    <Notice tone="warning">
      {kept.failed}{' '}
      <Button variant="secondary" size="small" pending={saving.isFetching} onClick={() => void saving.refetch()}>
        {kept.retry}
      </Button>
    </Notice>
  );
}
