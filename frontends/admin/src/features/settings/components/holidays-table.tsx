import { formatWeekday } from '@afshoreh/persian';
import { Badge } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { persianDay } from '../../../form/persian-day';
import { noonOf } from '../../../list/period';
import { copy } from '../copy';
import type { Holiday, HolidayYear } from '../holidays';
import { actionsColumn, EditAndDelete } from '../../../list/actions-column';

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
    { key: 'day', header: headers.day, cell: ({ day }) => <bdi>{persianDay(day)}</bdi> },
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
    actionsColumn(
      ({ holiday }) =>
        holiday && (
          <EditAndDelete
            name={holiday.title}
            words={words}
            onEdit={() => onEdit(holiday)}
            onDelete={() => onDelete(holiday)}
          />
        ),
    ),
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
