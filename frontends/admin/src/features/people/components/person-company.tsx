import { api, dataOf } from '@afshoreh/api-client';
import { Link } from '@afshoreh/contracts/router';
import { Bidi, Button, Cluster, Stack } from '@afshoreh/ui';
import { useState } from 'react';
import { RecordChooser } from '../../../form/record-chooser';
import { recordAddress } from '../../../layout/sections';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { useSetCompany, type PersonDetails } from '../people';

const words = copy.company;
const MOST_FOUND = 5;

/** The company of a person, with the buttons to join another one and to leave it. */
export function PersonCompany({ person: { id, company } }: { person: PersonDetails }) {
  const mayChange = useMay()('customers', 'write');
  const [isChoosing, setIsChoosing] = useState(false);
  const set = useSetCompany(id);
  const choose = (companyId: number | null) => set.mutate(companyId, { onSuccess: () => setIsChoosing(false) });
  return (
    <Stack $gap={2}>
      <Cluster $gap={3}>
        {company ? (
          <Link to={recordAddress('company', String(company.id)) ?? ''}>
            <Bidi>{company.name}</Bidi>
          </Link>
        ) : (
          words.none
        )}
        {mayChange && !isChoosing && (
          <Button
            variant="secondary"
            size="small"
            aria-label={company ? words.changeLabel : undefined}
            onClick={() => setIsChoosing(true)}
          >
            {company ? words.change : words.choose}
          </Button>
        )}
        {mayChange && company && (
          <Button
            variant="ghost"
            size="small"
            aria-label={words.leaveLabel}
            pending={set.isPending}
            onClick={() => choose(null)}
          >
            {words.leave}
          </Button>
        )}
      </Cluster>
      {isChoosing && (
        <RecordChooser
          label={words.search}
          list="companies"
          find={companiesWith}
          onChoose={(found) => choose(found.id)}
        />
      )}
    </Stack>
  );
}

async function companiesWith(q: string, signal: AbortSignal) {
  const found = await api.GET('/companies', { params: { query: { q, limit: MOST_FOUND } }, signal }).then(dataOf);
  return found.map(({ id, name }) => ({ id, name, label: words.join(name) }));
}
