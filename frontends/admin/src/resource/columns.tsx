import { Ltr } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';

/** The name of a record, which heads its card on a phone. */
export const nameColumn = (header: string, { sortable = true } = {}): TableColumn<{ name: string }> => ({
  key: 'name',
  header,
  heading: true,
  sortable,
  title: ({ name }) => name,
  cell: ({ name }) => (
    <strong>
      <bdi>{name}</bdi>
    </strong>
  ),
});

/** Code and English name, by which laboratories and programs know a record. */
export const latinColumns = (headers: {
  code: string;
  englishName: string;
}): TableColumn<{ code: string; englishName: string }>[] => [
  { key: 'code', header: headers.code, title: ({ code }) => code, cell: ({ code }) => <Ltr>{code}</Ltr> },
  {
    key: 'englishName',
    header: headers.englishName,
    title: ({ englishName }) => englishName,
    card: 'wide',
    cell: ({ englishName }) => <Ltr>{englishName}</Ltr>,
  },
];
