import { formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Notice, Stack } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { copy } from '../copy';
import type { ImportCheck } from '../import-products';

const words = copy.import;

interface Problem {
  at: number;
  row: number;
  column: string | null;
  message: string;
}

const columns: TableColumn<Problem>[] = [
  { key: 'row', header: words.columns.row, heading: true, cell: ({ row }) => words.row(toPersianDigits(row)) },
  { key: 'column', header: words.columns.column, cell: ({ column }) => column ?? words.wholeRow },
  {
    key: 'message',
    header: words.columns.message,
    card: 'wide',
    title: ({ message }) => message,
    cell: ({ message }) => message,
  },
];

/** The changes that the file would make, or all problems that prevent the import. */
export function ImportResult({ found }: { found: ImportCheck }) {
  const { created, changed, unchanged, problemCount, problems } = found;
  const counts = words.counts(formatNumber(created), formatNumber(changed), formatNumber(unchanged));
  if (problemCount === 0) {
    return (
      <Notice tone={created + changed > 0 ? 'success' : 'info'}>
        {created + changed > 0 ? counts : words.nothing}
      </Notice>
    );
  }
  return (
    <Stack $gap={2}>
      <strong role="alert">{words.problems(formatNumber(problemCount))}</strong>
      <p>{words.problemsText}</p>
      <ResponsiveTable
        caption={words.table}
        columns={columns}
        rows={problems.map((problem, at) => ({ at, ...problem }))}
        rowKey={({ at }) => at}
      />
      {problems.length < problemCount && <p>{words.firstOnly(formatNumber(problems.length))}</p>}
    </Stack>
  );
}
