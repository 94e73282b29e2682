import { useAdminSession } from '@afshoreh/contracts';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { Button, Cluster, ErrorBox, Stack } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { MissingHolidays } from '../calendar/missing-holidays';
import { AttentionCards, PaperCards } from '../features/dashboard/components/attention-cards';
import { NextSteps } from '../features/dashboard/components/next-steps';
import { OrderReport } from '../features/dashboard/components/order-report';
import { CustomPeriod, PeriodChooser } from '../features/dashboard/components/period-chooser';
import { ReportSkeleton } from '../features/dashboard/components/report-skeleton';
import { SectionCards } from '../features/dashboard/components/section-cards';
import { copy } from '../features/dashboard/copy';
import { formatLongDay, periodOf } from '../features/dashboard/period';
import { StaleNotice } from '../layout/query-loader';
import { Screen } from '../layout/screen';
import { dayInTehran } from '../list/period';
import { useMay } from '../session/access';
import { Muted } from '../layout/muted';
import { dashboardQuery } from '../features/dashboard/get-dashboard';

export const head = { title: copy.title };

export default function DashboardPage() {
  const session = useAdminSession();
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const asked = periodOf(params);
  const { data, error, isFetching, refetch, isPlaceholderData } = useQuery({
    ...dashboardQuery(asked),
    // The figures of the previous period stay until the new ones arrive.
    placeholderData: keepPreviousData,
  });
  const report = data?.report;
  return (
    <Screen title={copy.title} note={session ? copy.greeting(session.admin.displayName) : null}>
      {error && data && <StaleNotice reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {error && !data ? (
        <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Stack $gap={8}>
          {data && <MissingHolidays years={data.yearsWithoutTable} />}
          <AttentionCards dashboard={data} />
          {may('orders') && (
            <Stack as="section" aria-labelledby="report" $gap={4}>
              <Cluster $justify="space-between">
                <div>
                  <Heading id="report">{copy.report}</Heading>
                  <Muted $size="sm">
                    {report ? copy.days(formatLongDay(report.from), formatLongDay(report.to)) : '\u00a0'}
                  </Muted>
                </div>
                <Tools>
                  <PeriodChooser asked={asked} today={dayInTehran(new Date())} />
                  <Button variant="secondary" size="small" onClick={() => window.print()}>
                    <Printer />
                    {copy.print}
                  </Button>
                </Tools>
              </Cluster>
              {'from' in asked && (
                <CustomPeriod
                  key={`${asked.from} ${asked.to}`}
                  {...asked}
                  onChange={(from, to) => setParams({ from, to }, { replace: true })}
                />
              )}
              <Fading $stale={isPlaceholderData} aria-busy={isPlaceholderData}>
                {report ? <OrderReport report={report} asked={asked} /> : <ReportSkeleton />}
              </Fading>
            </Stack>
          )}
          <NextSteps />
          <PaperCards dashboard={data} />
          <Sections aria-labelledby="sections">
            <Heading id="sections">{copy.sections}</Heading>
            <SectionCards dashboard={data} />
          </Sections>
        </Stack>
      )}
    </Screen>
  );
}

const Heading = styled.h2`
  font-size: ${font.lg};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  min-inline-size: 0;

  @media print {
    display: none;
  }
`;

const Fading = styled.div<{ $stale: boolean }>`
  display: grid;
  gap: 1rem;
  opacity: ${({ $stale }) => ($stale ? 0.5 : 1)};
  transition: opacity 120ms;
`;

const Sections = styled.section`
  h2 {
    margin-block-end: 1rem;
  }
  @media print {
    display: none;
  }
`;
