import { formatMonth, formatNumber, formatToman } from '@afshoreh/persian';
import { Badge, Cluster } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { copy } from '../copy';
import type { PriceList, PriceListEntry } from '../get-price-list';
import { actionsColumn, EditAndDelete } from '../../../list/actions-column';

const words = copy.list;

interface PriceListTableProps {
  list: PriceList;
  mayChange: boolean;
  onEdit: (entry: PriceListEntry) => void;
  onDelete: (entry: PriceListEntry) => void;
}

/** The rows in dollars, each with the price that visitors see. */
export function PriceListTable({ list, mayChange, onEdit, onDelete }: PriceListTableProps) {
  const { columns: headers } = words;
  const columns: TableColumn<PriceListEntry>[] = [
    { key: 'name', header: headers.name, heading: true, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'usd', header: headers.usd, cell: ({ usdPerTon }) => words.usd(formatNumber(usdPerTon)) },
    {
      key: 'toman',
      header: headers.toman,
      cell: ({ tomanPerTon }) =>
        tomanPerTon === null ? (
          <Badge tone="danger">{words.expired}</Badge>
        ) : (
          <Cluster $gap={2}>
            {formatToman(tomanPerTon)}
            {list.rateAge === 'old' && <Badge tone="warning">{words.old(formatMonth(list.rateDate))}</Badge>}
          </Cluster>
        ),
    },
    actionsColumn((entry) => (
      <EditAndDelete name={entry.name} words={words} onEdit={() => onEdit(entry)} onDelete={() => onDelete(entry)} />
    )),
  ];
  const shown = columns.filter(({ role }) => mayChange || role !== 'actions');
  return <ResponsiveTable caption={words.table} columns={shown} rows={list.items} rowKey={({ id }) => id} />;
}
