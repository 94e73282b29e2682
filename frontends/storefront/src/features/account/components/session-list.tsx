import { useMutation, useQuery } from '@afshoreh/contracts/query';
import styled from 'styled-components';
import { reasonOf, type Customer } from '@afshoreh/api-client';
import { formatDateTime } from '@afshoreh/persian';
import { Badge, Button, ErrorBox, Notice } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { Moment } from '../../../components/moment';
import { endSessions, mySessionsQuery, useSessionEnd } from '../account-calls';
import { copy } from '../copy';
import { ContentSkeleton } from './account-frame';

const text = copy.sessions;

/** The customer's sessions; each other session can be ended here. */
export function SessionList({ customer }: { customer: Customer }) {
  const { data: sessions, error, isFetching, refetch } = useQuery(mySessionsQuery(customer));
  const ending = useMutation({ mutationFn: endSessions, onSettled: () => refetch() });
  useSessionEnd(error ?? ending.error);

  if (error && !sessions) {
    return (
      <ErrorBox title={text.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {reasonOf(error) ?? siteCopy.tryAgain}
      </ErrorBox>
    );
  }
  if (!sessions) return <ContentSkeleton />;
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      {ending.error && <ErrorBox title={text.endFailed}>{reasonOf(ending.error) ?? siteCopy.tryAgain}</ErrorBox>}
      {ending.isSuccess && !hasOthers && <Notice tone="success">{text.ended}</Notice>}
      <List>
        {sessions.map(({ id, current, createdAt, expiresAt }) => (
          <li key={id}>
            <p>
              {current ? <Badge tone="success">{text.current}</Badge> : <strong>{text.other}</strong>}
              <span>
                {text.since} <Moment at={createdAt} />، {text.until} <Moment at={expiresAt} />
              </span>
            </p>
            {!current && (
              <Button
                variant="secondary"
                size="small"
                aria-label={text.endOf(formatDateTime(createdAt))}
                pending={ending.isPending && ending.variables === id}
                pendingLabel={text.ending}
                onClick={() => ending.mutate(id)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </List>
      {hasOthers && (
        <div>
          <Button
            variant="secondary"
            pending={ending.isPending && ending.variables === undefined}
            pendingLabel={text.ending}
            onClick={() => ending.mutate(undefined)}
          >
            {text.endOthers}
          </Button>
        </div>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(4)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(3)};
  }
  li + li {
    border-block-start: 1px solid ${color('line')};
  }
  p {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
  }
  span {
    font-size: ${font.sm};
  }
`;
