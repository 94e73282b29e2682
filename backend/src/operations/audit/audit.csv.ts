import { plainText, timeColumns, type CsvColumn } from '../../common/http/index.js';
import type { FieldChange, WordedEntry } from './audit-words.js';
import { copy } from './copy.js';

const { columns } = copy;

/** The export of the audit; the two columns of values have one line per field. */
export const auditColumns: CsvColumn<WordedEntry>[] = [
  [columns.id, ({ id }) => id],
  ...timeColumns<WordedEntry>(columns.at, ({ at }) => at),
  [columns.by, ({ by }) => by],
  [columns.summary, ({ summary }) => summary],
  [columns.thing, ({ thing }) => thing],
  [columns.subjectId, ({ subjectId }) => subjectId],
  [columns.before, ({ changes }) => linesOf(changes, 'before')],
  [columns.after, ({ changes }) => linesOf(changes, 'after')],
];

function linesOf(changes: readonly FieldChange[], side: 'before' | 'after'): string {
  const lines = changes.flatMap(({ label, [side]: words }) => (words === null ? [] : `${label}: ${words}`));
  return plainText(lines.join('\n'));
}
