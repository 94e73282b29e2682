import { useQuery } from '@afshoreh/contracts/query';
import { SkeletonLines, Stack } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { CompatibilityTable } from '../features/releases/components/compatibility-table';
import { HistoryTable } from '../features/releases/components/history-table';
import { OwnersTable } from '../features/releases/components/owners-table';
import { RemoteSection } from '../features/releases/components/remote-section';
import { copy } from '../features/releases/copy';
import { releasesQuery, type PublishedVersion } from '../features/releases/releases';
import { figureColumns } from '../features/vitals/components/vitals-tables';
import { vitalsQuery } from '../features/vitals/get-vitals';
import { Muted } from '../layout/muted';
import { QueryLoader } from '../layout/query-loader';
import { Screen } from '../layout/screen';

export const head = { title: copy.title };

/** `/admin/releases`: which versions of the frontends visitors get, and their measurements from visitors. */
export default function ReleasesPage() {
  const releases = useQuery(releasesQuery);
  // The measurements are hints; the rest of the screen works without them.
  const { data: vitals } = useQuery(vitalsQuery('7'));
  const qualityOf = (remote: string) =>
    figureColumns(({ version }: PublishedVersion) =>
      vitals?.releases.find((each) => each.remote === remote && each.version === version),
    );
  return (
    <Screen title={copy.title} note={copy.note}>
      <QueryLoader queries={[releases]} failed={copy.loadFailed} skeleton={<SkeletonLines lines={16} />}>
        {({ remotes, owners, compatibility }) => (
          <Stack $gap={8}>
            <Muted $size="sm">{copy.quality}</Muted>
            {remotes.map((remote) => (
              <RemoteSection key={remote.remote} remote={remote} quality={qualityOf(remote.remote)} />
            ))}
            <Stack as="section" aria-labelledby="history" $gap={3}>
              <Heading id="history">{copy.history}</Heading>
              <Muted $size="sm">{copy.historyNote}</Muted>
              <HistoryTable remotes={remotes} />
            </Stack>
            {compatibility.rows.length > 0 && (
              <Stack as="section" aria-labelledby="compatibility" $gap={3}>
                <Heading id="compatibility">{copy.compatibility}</Heading>
                <Muted $size="sm">{copy.compatibilityNote}</Muted>
                <CompatibilityTable {...compatibility} />
              </Stack>
            )}
            <Stack as="section" aria-labelledby="owners" $gap={3}>
              <Heading id="owners">{copy.owners}</Heading>
              <Muted $size="sm">{copy.ownersNote}</Muted>
              <OwnersTable owners={owners} />
            </Stack>
          </Stack>
        )}
      </QueryLoader>
    </Screen>
  );
}

const Heading = styled.h2`
  font-size: ${font.lg};
`;
