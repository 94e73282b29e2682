import type { SiteStatus } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import type { BrowserCheck } from './browser-checks';
import type { CheckLine } from './components/check-list';
import { copy } from './copy';

const { services, browser } = copy;

/** Milliseconds; null when there was no response, undefined while measuring. */
type Latency = number | null | undefined;

/** `status` is undefined while it loads, and null when the server did not respond. */
export function serviceLines(status: SiteStatus | null | undefined, latency: Latency): CheckLine[] {
  return [
    stateLine(services.server, status && true, services.noAnswer),
    stateLine(services.api, status && status.apiReady, services.notReady),
    latencyLine(latency),
  ];
}

function stateLine(name: string, isReady: boolean | null | undefined, otherwise: string): CheckLine {
  if (isReady === undefined) return { name, tone: 'neutral', result: services.measuring };
  return isReady ? { name, tone: 'success', result: services.ready } : { name, tone: 'danger', result: otherwise };
}

function latencyLine(latency: Latency): CheckLine {
  const line = { name: services.fromHere, needsScript: true } as const;
  if (latency === undefined) return { ...line, tone: 'neutral', result: services.measuring };
  if (latency === null) return { ...line, tone: 'danger', result: services.noAnswer };
  return { ...line, tone: 'success', result: services.milliseconds(formatNumber(latency)) };
}

export function browserLine({ name, ok, optional }: BrowserCheck): CheckLine {
  const line = { name: browser.checks[name] };
  if (ok) return { ...line, tone: 'success', result: browser.yes };
  return optional
    ? { ...line, tone: 'neutral', result: browser.notNeeded }
    : { ...line, tone: 'danger', result: browser.no };
}

/** All results as a text that a visitor can send to support. */
export function reportOf(status: SiteStatus | null, lines: readonly CheckLine[]): string {
  const releases = (status?.remotes ?? []).flatMap(({ name, releases: all }) =>
    all.map(({ version, percent, commit }) => `${name} ${version} ${percent}% ${commit ?? ''}`.trim()),
  );
  return [
    `shell ${status?.shell.version ?? '?'} ${status?.shell.commit ?? ''}`.trim(),
    ...releases,
    ...lines.map(({ name, result }) => `${name}: ${result}`),
    `${window.innerWidth}×${window.innerHeight} ${navigator.userAgent}`,
  ].join('\n');
}
