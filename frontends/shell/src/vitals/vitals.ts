import type { Schemas } from '@afshoreh/api-client';
import type { Snapshot } from '@afshoreh/contracts';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

import { caught } from '../errors/error-boundary';
import { readJson } from '../read-json';
import { placeAt } from '../remotes/remotes';
import { misdeeds } from './misdeeds';

type PageVitals = Schemas['PageVitals'];
type Kind = NonNullable<PageVitals['failures']>[number];

/** A failure with its time in milliseconds since the document was opened, and the addresses of code that it names. */
interface Failure {
  kind: Kind;
  at: number;
  code: string;
}

/** A page that fails in a loop must not fill the memory, and the API accepts only a limited number of pages. */
const MOST_ERRORS = 50;
const MOST_PAGES = 8;

/** The published scripts that did not load, including those that failed before this code was loaded. */
function failedLoads(): Failure[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/cdn\/.*\.js(\?|$)/.test(name))
    .filter(({ decodedBodySize, responseStatus = 200 }: Partial<PerformanceResourceTiming>) => {
      return decodedBodySize === 0 || responseStatus >= 400;
    })
    .map(({ name, startTime }) => ({ kind: 'load', at: startTime, code: name }));
}

interface Visit {
  path: string;
  since: number;
  /** The number of areas that had failed before this visit. */
  broken: number;
}

/**
 * Follows the pages that are shown one after the other. Browsers without the Navigation API only know the first one.
 */
function followVisits(): Visit[] {
  const [opened] = performance.getEntriesByType('navigation');
  const visits = [{ path: new URL(opened?.name ?? location.href).pathname, since: 0, broken: 0 }];
  const note = () => visits.push({ path: location.pathname, since: performance.now(), broken: caught.size });
  if (visits[0]?.path !== location.pathname) note();
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', note);
  return visits;
}

/**
 * Collects uncaught errors and scripts that do not load, from now on. Errors of browser extensions do not name our
 * code, so they are left out.
 */
function followErrors(): Failure[] {
  const errors: Failure[] = [];
  const note = (at: number, error: unknown, file = '') => {
    const code = `${file} ${(error as Error | null)?.stack}`;
    if (code.includes(`${location.origin}/cdn/`) && errors.length < MOST_ERRORS)
      errors.push({ kind: 'error', at, code });
  };
  addEventListener('error', ({ timeStamp, error, filename }) => note(timeStamp, error, filename));
  // The error event of a file does not bubble, so it is caught in the capture phase.
  const noteFile = ({ target, timeStamp }: Event) => {
    if (target instanceof HTMLScriptElement) errors.push({ kind: 'load', at: timeStamp, code: target.src });
  };
  addEventListener('error', noteFile, true);
  addEventListener('unhandledrejection', ({ timeStamp, reason }) => note(timeStamp, reason));
  return errors;
}

/**
 * Measures `percent` of the documents, each until it is hidden for the first time, and then sends one report of a few
 * hundred bytes. The report contains page patterns and versions, and nothing about the visitor. Visitors who asked not
 * to be tracked are not measured, and neither are previews.
 */
export function measure(percent: number): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (Math.random() * 100 >= percent) return;
  if (globalPrivacyControl || doNotTrack === '1' || document.querySelector('.preview-bar')) return;
  const snapshot = readJson<Snapshot>('snapshot') ?? {};
  const visits = followVisits();
  const errors = followErrors();
  const metrics = new Map<string, Metric>();
  const pages = new Map<string, PageVitals>();

  /**
   * The entry of the page that was shown at a time. `code` names the remote that failed, if it is not the remote of the
   * page.
   */
  const pageAt = (time: number, code = ''): PageVitals => {
    const place = placeAt(visits.findLast(({ since }) => since <= time)?.path ?? location.pathname);
    const names = [...code.matchAll(/\/cdn\/(\w+)\//g)].map(([, name = '']) => name);
    const named = names.find((name) => name in snapshot) ?? place.remote;
    const { version = 'none' } = snapshot[named] ?? {};
    const page = { remote: named, version, page: place.page.path };
    const key = Object.values(page).join(' ');
    pages.set(key, pages.get(key) ?? page);
    return pages.get(key) as PageVitals;
  };

  /** INP and CLS are added to the page that was shown when they occurred. */
  const report = (): Schemas['ReportVitals'] => {
    for (const { since } of visits) pageAt(since);
    for (const { name, value, entries } of metrics.values()) {
      if (name === 'LCP') pageAt(0).lcp = Math.round(value);
      else if (name === 'INP') pageAt(entries[0]?.startTime ?? 0).inp = Math.round(value);
      else pageAt(entries[0]?.startTime ?? 0).cls = Math.round(value * 1_000);
    }
    const broken = [...caught].map((_error, at): Failure => {
      return { kind: 'area', at: visits.findLast((visit) => visit.broken <= at)?.since ?? 0, code: '' };
    });
    const watched = misdeeds.map(({ kind, at, remote }): Failure => ({ kind, at, code: `/cdn/${remote}/` }));
    for (const { kind, at, code } of [...failedLoads(), ...broken, ...errors, ...watched]) {
      const page = pageAt(at, code);
      page.failures = [...new Set([...(page.failures ?? []), kind])];
    }
    return { pages: [...pages.values()].slice(0, MOST_PAGES) };
  };

  for (const observe of [onLCP, onINP, onCLS]) {
    observe((metric) => void metrics.set(metric.name, metric), { reportAllChanges: true });
  }
  // The library finishes its values in the capture phase of the same event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report())], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send);
}
