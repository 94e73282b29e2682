/** How a version went live: it was promoted, or a rollback returned to it. */
export type LiveAction = 'promote' | 'rollback';

/** A moment at which a version of a remote went live for everybody. */
export interface GoingLive {
  version: string;
  /** The version that was live before; null for the first one. */
  formerVersion: string | null;
  action: LiveAction;
  at: Date;
}

const versionForm = /^[0-9A-Za-z._-]{1,64}$/;

/**
 * Reads when versions went live in the registry's record of a remote (`registry/<remote>.json`), the oldest first. A canary is
 * left out, because only a part of the visitors gets it, and so is the end of a canary, which changes nothing for the others.
 * Throws for a record that cannot be understood.
 */
export function goingsLiveIn(record: Uint8Array): GoingLive[] {
  const { history } = JSON.parse(Buffer.from(record).toString()) as { history: Record<string, unknown>[] };
  const goings: GoingLive[] = [];
  for (const { action, version, replaced, at } of history) {
    if (action !== 'promote' && action !== 'rollback') continue;
    const moment = new Date(String(at));
    if (!isVersion(version) || Number.isNaN(moment.getTime())) throw new TypeError('no record of releases');
    // A promotion that only ends a canary replaces nothing.
    if (replaced === undefined && goings.at(-1)?.version === version) continue;
    goings.push({ version, formerVersion: isVersion(replaced) ? replaced : null, action, at: moment });
  }
  return goings;
}

/** Those after the one that was noted last. If the history no longer has that one, those that are later. */
export function goingsAfter(noted: Pick<GoingLive, 'version' | 'action' | 'at'>, goings: GoingLive[]): GoingLive[] {
  const time = noted.at.getTime();
  const place = goings.findLastIndex(
    ({ version, action, at }) => at.getTime() === time && version === noted.version && action === noted.action,
  );
  return place === -1 ? goings.filter(({ at }) => at.getTime() > time) : goings.slice(place + 1);
}

function isVersion(text: unknown): text is string {
  return typeof text === 'string' && versionForm.test(text);
}
