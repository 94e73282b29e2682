import { useQuery, type UseQueryResult } from '@afshoreh/contracts/query';
import { Button, Skeleton, Stack } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useAdmin, useMay } from '../../../session/access';
import { QueryLoader } from '../../../layout/query-loader';
import { copy } from '../copy';
import {
  ownSessionsQuery,
  staffSessionsQuery,
  useEndStaffSession,
  useEndOtherSessions,
  useEndOwnSession,
  type Session,
} from '../sessions';
import { SessionsTable } from './sessions-table';

/** The sessions of the own account. Owners also see all others. */
export function SessionsPanel() {
  const maySeeAll = useMay()('admins');
  const { isPending } = useQuery(ownSessionsQuery);
  return (
    <Stack $gap={8}>
      <OwnSessions />
      {/* The second list is rendered after the first one has loaded, so that it never moves. */}
      {maySeeAll && !isPending && <OthersSessions />}
    </Stack>
  );
}

function OwnSessions() {
  const query = useQuery(ownSessionsQuery);
  const end = useEndOwnSession();
  const endOthers = useEndOtherSessions();
  return (
    <Part title={copy.mine} text={copy.mineText} query={query}>
      {(sessions) => (
        <>
          <SessionsTable
            caption={copy.mine}
            sessions={sessions}
            endingId={end.isPending ? end.variables.id : undefined}
            onEnd={end.mutate}
          />
          {sessions.length > 1 && (
            <div>
              <Button
                variant="danger"
                size="small"
                pending={endOthers.isPending}
                pendingLabel={copy.ending}
                onClick={() => endOthers.mutate()}
              >
                {copy.endOthers}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}

function OthersSessions() {
  const ownId = useAdmin()?.id;
  const query = useQuery({
    ...staffSessionsQuery,
    select: (sessions) => sessions.filter(({ adminId }) => adminId !== ownId),
  });
  const end = useEndStaffSession();
  return (
    <Part title={copy.others} text={copy.othersText} query={query}>
      {(sessions) =>
        sessions.length === 0 ? (
          <p>{copy.nobodyElse}</p>
        ) : (
          <SessionsTable
            caption={copy.others}
            sessions={sessions}
            endingId={end.isPending ? end.variables.id : undefined}
            onEnd={end.mutate}
          />
        )
      }
    </Part>
  );
}

interface PartProps {
  title: string;
  text: string;
  query: UseQueryResult<Session[]>;
  children: (sessions: Session[]) => ReactNode;
}

function Part({ title, text, query, children }: PartProps) {
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <QueryLoader queries={[query]} failed={copy.loadFailed} skeleton={<Skeleton height="3.5rem" />}>
        {children}
      </QueryLoader>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space(3)};

  h2 {
    font-size: ${font.lg};
  }

  > p {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
