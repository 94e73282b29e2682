import { settingsQuery, siteStatusQuery } from '@afshoreh/api-client';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { EmptyState, FilterChips, Notice, SkeletonLines, Stack } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { PageVitalsTable, ReleaseVitalsTable } from '../features/vitals/components/vitals-tables';
import { copy } from '../features/vitals/copy';
import { DAYS, vitalsQuery } from '../features/vitals/get-vitals';
import { Muted } from '../layout/muted';
import { QueryLoader } from '../layout/query-loader';
import { Screen } from '../layout/screen';

export const head = { title: copy.title };

const PERIODS = DAYS.map((value) => ({ value, label: copy.days[value] }));

/** `/admin/vitals`: how fast pages are for visitors and how often they fail, by release and by page. */
export default function VitalsPage() {
  const [params, setParams] = useSearchParams();
  const days = DAYS.find((each) => each === params.get('days')) ?? '7';
  const vitals = useQuery({ ...vitalsQuery(days), placeholderData: keepPreviousData });
  const settings = useQuery(settingsQuery);
  const status = useQuery(siteStatusQuery);
  return (
    <Screen title={copy.title} note={copy.note}>
      <Stack $gap={6}>
        <FilterChips
          label={copy.period}
          options={PERIODS}
          value={days}
          onChange={(value) => setParams({ days: value }, { replace: true })}
        />
        {settings.data?.measuresVitals === false && <Notice tone="warning">{copy.off}</Notice>}
        <QueryLoader queries={[vitals]} failed={copy.loadFailed} skeleton={<SkeletonLines lines={10} />}>
          {({ releases, pages }) =>
            releases.length === 0 ? (
              <EmptyState title={copy.emptyTitle} text={copy.emptyText} />
            ) : (
              <>
                <Stack as="section" aria-labelledby="releases" $gap={3}>
                  <Heading id="releases">{copy.releases}</Heading>
                  <Muted $size="sm">
                    {copy.releasesNote} {copy.thresholds}
                  </Muted>
                  <ReleaseVitalsTable releases={releases} status={status.data ?? null} />
                </Stack>
                <Stack as="section" aria-labelledby="pages" $gap={3}>
                  <Heading id="pages">{copy.pages}</Heading>
                  <Muted $size="sm">{copy.pagesNote}</Muted>
                  <PageVitalsTable pages={pages} />
                </Stack>
              </>
            )
          }
        </QueryLoader>
      </Stack>
    </Screen>
  );
}

const Heading = styled.h2`
  font-size: ${font.lg};
`;
