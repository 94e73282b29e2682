import { timeColumns, type CsvColumn } from '../../common/http/index.js';
import { wordsOf, type FieldChange, type NamedEntry } from './audit-words.js';
import { copy } from './copy.js';

const { columns } = copy;

/** The export of the audit: a field a line in the two columns of values. */
export const auditColumns: CsvColumn<NamedEntry>[] = [
  [columns.id, ({ id }) => id],
  ...timeColumns<NamedEntry>(columns.at, ({ at }) => at),
  [columns.by, ({ by }) => by],
  [columns.summary, (entry) => wordsOf(entry).summary],
  [columns.thing, (entry) => wordsOf(entry).thing],
  [columns.subjectId, ({ subjectId }) => subjectId],
  [columns.before, (entry) => linesOf(wordsOf(entry).changes, 'before')],
  [columns.after, (entry) => linesOf(wordsOf(entry).changes, 'after')],
];

/** Without the marks that keep a number together amid a sentence: a spreadsheet compares them. */
function linesOf(changes: readonly FieldChange[], side: 'before' | 'after'): string {
  return changes
    .flatMap(({ label, [side]: words }) => (words === null ? [] : `${label}: ${words}`))
    .join('\n')
    .replace(/[\u2066\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
}
