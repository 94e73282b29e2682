import { formatDate, formatWeekday } from '@afshoreh/persian';
import { Badge, Cluster, IconButton } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { Pencil, Trash2 } from 'lucide-react';
import { noonOf } from '../../../list/period';
import { copy } from '../copy';
import type { Holiday, HolidayYear } from '../holidays';

const words = copy.holidays;

/** A holiday from the table, or a yearly one without a record. */
type Row = { day: string; title: string; holiday: Holiday | null };

interface HolidaysTableProps {
  year: HolidayYear;
  onEdit: (holiday: Holiday) => void;
  onDelete: (holiday: Holiday) => void;
}

const rowsOf = ({ holidays, solar }: HolidayYear): Row[] =>
  [...solar.map((each) => ({ ...each, holiday: null })), ...holidays.map((holiday) => ({ ...holiday, holiday }))].sort(
    (one, other) => one.day.localeCompare(other.day),
  );

export function HolidaysTable({ year, onEdit, onDelete }: HolidaysTableProps) {
  const { columns: headers } = words;
  const columns: TableColumn<Row>[] = [
    { key: 'title', header: headers.title, heading: true, cell: ({ title }) => <bdi>{title}</bdi> },
    { key: 'weekday', header: headers.weekday, cell: ({ day }) => formatWeekday(noonOf(day)) },
    { key: 'day', header: headers.day, cell: ({ day }) => <bdi>{formatDate(noonOf(day))}</bdi> },
    {
      key: 'kind',
      header: headers.kind,
      cell: ({ holiday }) => {
        if (!holiday) return <Badge>{words.kinds.solar}</Badge>;
        const { announced } = holiday;
        return (
          <Badge tone={announced ? 'success' : 'warning'}>
            {announced ? words.kinds.announced : words.kinds.calculated}
          </Badge>
        );
      },
    },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: ({ holiday }) =>
        holiday && (
          <Cluster $gap={0} $justify="end">
            <IconButton
              label={words.editOf(holiday.title)}
              icon={<Pencil />}
              size="small"
              onClick={() => onEdit(holiday)}
            />
            <IconButton
              label={words.deleteOf(holiday.title)}
              icon={<Trash2 />}
              size="small"
              variant="danger"
              onClick={() => onDelete(holiday)}
            />
          </Cluster>
        ),
    },
  ];
  return (
    <ResponsiveTable
      caption={words.table}
      columns={columns}
      rows={rowsOf(year)}
      rowKey={({ day, holiday }) => holiday?.id ?? day}
    />
  );
}
