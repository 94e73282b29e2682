/** Columns wide enough for what is in them. */
function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const RECENT = 5;

/** What the registry knows, for a terminal: one line a remote, then the last things that happened to each. */
export function statusTable(records) {
  const heads = ['remote', 'live', 'since (UTC)', 'previous', 'canary', 'published last'];
  const rows = records.map(([remote, { current, previous, canary, history }]) => [
    remote,
    current ?? '–',
    history.findLast((event) => event.version === current && event.action !== 'publish')?.at.slice(0, 19) ?? '–',
    previous ?? '–',
    canary ? `${canary.version} (${canary.percent} %)` : '–',
    history.findLast((event) => event.action === 'publish')?.version ?? '–',
  ]);
  const events = records.flatMap(([remote, { history }]) =>
    history
      .slice(-RECENT)
      .map(({ at, action, version, percent, by }) => [
        at.slice(0, 19),
        remote,
        action,
        percent ? `${version} ${percent} %` : version,
        by,
      ]),
  );
  const recent = events.length > 0 ? `\n\n${aligned(events.sort(([one], [other]) => (one < other ? -1 : 1)))}` : '';
  return aligned([heads, ...rows]) + recent;
}
