import type { CompatibilityMatrix } from './compatibility-matrix';
import type { ReleaseEvent } from './registry';
import type { RemoteStatus, Status, VersionStatus } from './status';
import type { Trial } from './trials';

/**
 * The width of a terminal in columns. Longer values are cut, but numbers are not (`--json` has everything in full);
 * sentences wrap between words.
 */
const WIDTH = 100;
const RECENT = 5;
const MISSING = '–';

type Row = readonly string[];

const cut = (text: string, width = WIDTH) => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** Each column is as wide as its longest value. */
function aligned(rows: readonly Row[], width = WIDTH): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    cut(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
      width,
    ),
  );
}

function wrapped(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const UNITS: readonly (readonly [string, number])[] = [
  ['d', 24 * 3_600_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
];

/** The age in the largest full unit: `3 d`. */
function ageOf(at: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(at));
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ['s', 1_000];
  return `${Math.floor(ms / length)} ${unit}`;
}

function commitOf({ commit, dirty }: VersionStatus['metadata'] = { builtAt: '', builtBy: '' }): string {
  return commit ? `${commit.slice(0, 8)}${dirty ? '+' : ''}` : MISSING;
}

/** The share of visitors (`100 %`), or the state of a version that nobody gets. */
function shareOf({ percent, rolledBack, since }: VersionStatus): string {
  if (percent > 0) return `${percent} %`;
  if (rolledBack) return 'rolled back';
  return since?.action === 'publish' ? 'not yet' : 'before';
}

const HEADS = ['remote', 'version', 'since', 'share', 'fits', 'contract', 'commit', 'branch', 'by'];

function rowsOf({ remote, versions }: RemoteStatus, now: number): Row[] {
  if (versions.length === 0) return [[remote, ...HEADS.slice(1).map(() => MISSING)]];
  return versions.map((each, at) => [
    at === 0 ? remote : '',
    each.version,
    each.since ? ageOf(each.since.at, now) : MISSING,
    shareOf(each),
    each.contract === null ? MISSING : each.misfits.length === 0 ? 'yes' : 'no',
    String(each.contract ?? MISSING),
    commitOf(each.metadata),
    cut(each.metadata?.branch ?? MISSING, 12),
    each.since?.by ?? MISSING,
  ]);
}

function remarksOf({ remote, versions, instead }: RemoteStatus): string[] {
  return versions.flatMap(({ version, misfits, builtAgainstOther }, at) => {
    const shown = instead === null ? 'shows nothing of it' : `begins with ${instead}`;
    const effect = at === 0 && instead !== undefined ? ` A shell that starts now ${shown}.` : '';
    const others = builtAgainstOther.join(' and ');
    return [
      ...(misfits.length > 0 ? [`${remote} ${version} does not fit: ${misfits.join('; ')}.${effect}`] : []),
      ...(others ? [`${remote} ${version} was built against another state of ${others} than the shell.`] : []),
    ];
  });
}

const QUALITY_HEADS = [
  'remote',
  'version',
  'share',
  'views',
  'LCP',
  'INP',
  'CLS',
  'loads',
  'areas',
  'errors',
  'busy',
  'floods',
  'leaks',
];

/** The rows of the live version and of the canary; other versions only while visitors still had them. */
function qualityRows({ remote, versions }: RemoteStatus, figures: Status['figures']): Row[] {
  const known = versions.flatMap((version) => {
    const found = figures?.releases.find((each) => each.remote === remote && each.version === version.version);
    return found && found.views > 0 ? [{ version, found }] : [];
  });
  return known.map(({ version, found }, at) => {
    const share = (views: number) => `${((100 * views) / found.views).toFixed(1)} %`;
    const seconds = found.lcp ? `${(found.lcp.p75 / 1_000).toFixed(2)} s` : MISSING;
    const ms = found.inp ? `${found.inp.p75} ms` : MISSING;
    const shift = found.cls ? (found.cls.p75 / 1_000).toFixed(3) : MISSING;
    const { failedLoads, brokenAreas, uncaughtErrors, busyViews = 0, floodedViews = 0, leakyViews = 0 } = found;
    const failures = [failedLoads, brokenAreas, uncaughtErrors, busyViews, floodedViews, leakyViews].map(share);
    return [
      at === 0 ? remote : '',
      version.version,
      shareOf(version),
      String(found.views),
      seconds,
      ms,
      shift,
      ...failures,
    ];
  });
}

/** The 75th percentiles and the shares of views with failures; empty while nothing was measured. */
function qualityOf({ remotes, figures }: Status): string[] {
  const rows = remotes.flatMap((status) => qualityRows(status, figures));
  if (!figures || rows.length === 0) return [];
  const until = figures.at.slice(0, 16).replace('T', ' ');
  const what = `with visitors, the ${figures.days} days until ${until} UTC: 75th percentiles, and shares of views with failures`;
  return [what, ...aligned([QUALITY_HEADS, ...rows], Infinity)];
}

function eventRow(remote: string, { at, action, version, percent, by }: ReleaseEvent): Row {
  const done = percent ? `${action} ${percent} %` : action;
  return [at.slice(0, 19).replace('T', ' '), remote, done, version, by];
}

function eventsOf({ remote, history }: RemoteStatus): Row[] {
  return history.slice(-RECENT).map((event) => eventRow(remote, event));
}

function matrixCell(misfits: readonly string[], trial: Trial | null | undefined): string {
  if (misfits.length > 0) return 'does not fit';
  if (!trial) return 'fits, not tried';
  return `${trial.problems.length === 0 ? 'works' : 'broken'}, tried ${trial.at.slice(0, 16).replace('T', ' ')}`;
}

/** A line for each version and a column for each shell, with the reasons below. Nothing is cut. */
export function matrixTable({ shells, rows }: CompatibilityMatrix): string {
  const lines = rows.map(({ remote, version, misfits, trials }) => [
    remote,
    version,
    ...misfits.map((reasons, at) => matrixCell(reasons, trials[at])),
  ]);
  const reasons = rows.flatMap(({ remote, version, misfits, trials }) =>
    shells.flatMap((shell, at) =>
      [...(misfits[at] ?? []), ...(trials[at]?.problems ?? [])].map(
        (reason) => `${remote} ${version} in ${shell}: ${reason}`,
      ),
    ),
  );
  return [...aligned([['remote', 'version', ...shells], ...lines], Infinity), ...reasons].join('\n');
}

const HISTORY_HEADS = ['when (UTC)', 'remote', 'what', 'version', 'commit', 'by', 'why'];

/** The whole history, oldest first. Nothing is cut. */
export function historyTable(remotes: readonly Pick<RemoteStatus, 'remote' | 'history'>[]): string {
  const rows = remotes.flatMap(({ remote, history }) =>
    history.map((event): [string, Row] => {
      const [when = '', , done = '', version = '', by = ''] = eventRow(remote, event);
      return [event.at, [when, remote, done, version, event.commit?.slice(0, 8) ?? MISSING, by, event.reason ?? '']];
    }),
  );
  const sorted = rows.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return aligned([HISTORY_HEADS, ...sorted], Infinity).join('\n');
}

/**
 * The status for a terminal: a line for each relevant version, the shell that they are checked against, their problems,
 * the measurements from visitors, and the latest events (UTC). A `+` after a commit means that the build had
 * uncommitted changes.
 */
export function statusTable(status: Status, now = Date.now()): string {
  const { shell, remotes } = status;
  const rows = remotes.flatMap((each) => rowsOf(each, now));
  const judge = shell
    ? `shell ${shell.version}, contract ${shell.contract.version}, commit ${commitOf(shell.metadata)}`
    : 'no shell has been started on this store yet';
  const remarks = remotes.flatMap(remarksOf).flatMap(wrapped);
  const events = remotes.flatMap(eventsOf).sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const parts = [aligned([HEADS, ...rows]), [judge], remarks, qualityOf(status), aligned(events)];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
