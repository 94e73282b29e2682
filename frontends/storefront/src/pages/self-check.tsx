import { siteStatusQuery, api, dataOf } from '@afshoreh/api-client';
import { useHydrated, type Visit } from '@afshoreh/contracts';
import { useQuery, queryOptions } from '@afshoreh/contracts/query';
import { Button, CopyButton, Page, Stack } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { Moment } from '../components/moment';
import { checkBrowser } from '../features/self-check/browser-checks';
import { CheckList } from '../features/self-check/components/check-list';
import { ReleasesTable } from '../features/self-check/components/releases-table';
import { copy } from '../features/self-check/copy';
import { browserLine, reportOf, serviceLines } from '../features/self-check/lines';

/** Milliseconds until the API's readiness endpoint responded to this browser; null when it did not. */
async function measure(signal: AbortSignal): Promise<number | null> {
  const begun = performance.now();
  try {
    dataOf(await api.GET('/health/ready', { signal }));
    return Math.round(performance.now() - begun);
  } catch {
    return null;
  }
}

const apiLatencyQuery = queryOptions({
  queryKey: ['self-check', 'api-latency'],
  queryFn: ({ signal }) => measure(signal),
});

export const head = { title: copy.title, description: copy.description, robots: 'noindex' };

export const prefetch = ({ data }: Visit) => [data.prefetchQuery(siteStatusQuery)];

/**
 * `/test`: the live releases, whether the services respond, and what this browser supports. The server's part works without
 * JavaScript.
 */
export default function SelfCheckPage() {
  const status = useQuery(siteStatusQuery);
  const latency = useQuery(apiLatencyQuery);
  const hydrated = useHydrated();
  const said = status.data ?? null;
  const services = serviceLines(status.data, latency.data);
  const browser = hydrated ? checkBrowser(said).map(browserLine) : [];
  const checkAgain = () => void Promise.all([status.refetch(), latency.refetch()]);
  return (
    <Page
      title={copy.title}
      lead={copy.description}
      actions={
        <Button
          variant="secondary"
          pending={status.isFetching || latency.isFetching}
          pendingLabel={copy.checking}
          onClick={checkAgain}
        >
          {copy.again}
        </Button>
      }
    >
      <Sections>
        <section aria-labelledby="services">
          <h2 id="services">{copy.services.title}</h2>
          <CheckList lines={services} />
          <noscript>{copy.services.needsScript}</noscript>
          {said && (
            <p>
              {copy.answeredAt} <Moment at={said.answeredAt} />
            </p>
          )}
        </section>
        {said && (
          <section aria-labelledby="releases">
            <h2 id="releases">{copy.releases.title}</h2>
            <ReleasesTable status={said} />
          </section>
        )}
        <section aria-labelledby="browser">
          <h2 id="browser">{copy.browser.title}</h2>
          <noscript>{copy.browser.needsScript}</noscript>
          {hydrated && (
            <>
              <CheckList lines={browser} />
              <CopyButton
                text={reportOf(said, [...services, ...browser])}
                label={copy.copyReport}
                copied={copy.copied}
                failed={copy.copyFailed}
              />
            </>
          )}
        </section>
      </Sections>
    </Page>
  );
}

const Sections = styled(Stack)`
  gap: ${space(10)};

  > section {
    display: grid;
    gap: ${space(4)};
    min-inline-size: 0;
  }

  #browser {
    min-block-size: ${space(12)};
  }
`;
