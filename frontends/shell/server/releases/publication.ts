import { isDeepStrictEqual } from 'node:util';

import { afterPublication, ChangedMeanwhile, type ReleaseEvent, type ReleaseRecord } from './registry';
import type { ReleaseManifest } from './release-source';

/** The versions that the store has of a remote whose team publishes by the API; they go 30 days after they were live. */
export const MOST_VERSIONS = 100;
/** How much the clocks of team and site may differ. */
const CLOCK_MS = 5 * 60_000;

/**
 * Whether a text for people is one line. The half-space (ZWNJ) is allowed, because Persian words contain it, although
 * it is a control character.
 */
export function isLine(text: unknown): text is string {
  return typeof text === 'string' && /^[^\p{C}]{1,200}$/u.test(text.replaceAll('\u200c', ''));
}

/** The event of a publication. */
export function publicationOf(
  { version, metadata }: ReleaseManifest,
  { at, by, reason }: Pick<ReleaseEvent, 'at' | 'by' | 'reason'>,
): ReleaseEvent & { action: 'publish' } {
  const commit = metadata?.commit ? { commit: metadata.commit } : {};
  return { version, at, action: 'publish', by, ...commit, ...(reason && { reason }) };
}

const isNear = (time: number, now: number) => Math.abs(time - now) <= CLOCK_MS;

/**
 * Why a record that a team has signed elsewhere may not take the place of `before`, a line each: it may differ in nothing but
 * the publication of this release, so that nothing goes live by it. @throws ChangedMeanwhile when it follows another record
 */
export function publicationProblems(
  manifest: ReleaseManifest,
  before: ReleaseRecord,
  after: ReleaseRecord,
  now: number,
): string[] {
  const [known, event] = [after.history.at(-2), after.history.at(-1)];
  if (!event || !isDeepStrictEqual(known, before.history.at(-1)) || after.serial <= before.serial) {
    throw new ChangedMeanwhile(manifest.name, before.history.at(-1));
  }
  const { at, by, reason } = event;
  if (!isLine(by) || (reason !== undefined && !isLine(reason))) return ['who publishes, and why, is one line each'];
  const isNext = after.serial === before.serial + 1 || isNear(after.serial, now);
  if (!isNext || !isNear(Date.parse(at), now)) {
    return ['the clock of this machine and that of the site differ by more than five minutes'];
  }
  const expected = { ...afterPublication(before, publicationOf(manifest, event)), serial: after.serial };
  return isDeepStrictEqual(after, expected) ? [] : ['its record changes more than a publication does'];
}
