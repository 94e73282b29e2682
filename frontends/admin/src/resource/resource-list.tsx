import { useQuery } from '@afshoreh/contracts/query';
import type { LinkProps } from '@afshoreh/contracts/router';
import { Button, Cluster, IconButton, IconLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { Screen } from '../layout/screen';
import { countText } from '../list/counted';
import { ListResults } from '../list/list-results';
import { ListTable, type ListTableProps } from '../list/list-table';
import { ListToolbar } from '../list/list-toolbar';
import type { BulkAction } from '../list/use-bulk';
import { useListColumns } from '../list/use-list-columns';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened, useOpenedRecord } from '../list/use-opened';
import { sortOf } from './address';
import { DeleteRecordDialog } from './delete-record-dialog';
import type { ListSearch, Resource } from './resource';
import { optionsOf, useListFilters } from './use-list-filters';
import { useRecordBulk } from './use-resource';
import { actionsColumn } from '../list/actions-column';

type RowLink = Pick<LinkProps, 'to' | 'state'>;

/** What a dialog over the list gets from it. */
interface OpenList<Item> extends ReturnType<typeof useOpened> {
  /** The id in the address, and its record when the list contains it. */
  id: number | null;
  record: Item | undefined;
  items: readonly Item[];
  /** Undefined when the role may not delete. */
  askDelete: ((item: Item) => void) | undefined;
}

interface ResourceListProps<Item extends { id: number }> extends Pick<ListTableProps<Item>, 'isHighlighted' | 'stale'> {
  of: Resource<Item, unknown, never>;
  columns: TableColumn<Item>[];
  /**
   * What the link in each row opens: a view, or the form. Without it, rows have no link. Only roles that may change
   * records get `edit`.
   */
  opens?: 'view' | 'edit';
  /** The other buttons of a row, before this link. `linkTo` returns the props of a link that opens a dialog. */
  rowActions?: ((item: Item, linkTo: (value: string | number) => RowLink) => ReactNode) | undefined;
  /** Whether the role may add and delete records, and use bulk actions. */
  mayChange?: boolean;
  /** Whether this record may be deleted. By default every record may be. */
  mayDelete?: (item: Item) => boolean;
  mayExport?: boolean;
  /** The button that adds a record; `true` for one that opens the dialog (`?certificate=new`). */
  add?: ReactNode;
  /** Links to related screens, beside the title. */
  views?: ReactNode;
  /** A text beside the title, instead of the number of records or the introduction. */
  note?: ReactNode;
  /** Shown above the list. */
  notice?: ReactNode;
  hasViews?: boolean;
  /** False when the API cannot search the list. */
  hasSearch?: boolean;
  bulk?: readonly BulkAction<Item>[];
  /** The dialogs over the list. */
  children?: (list: OpenList<Item>) => ReactNode;
}

/** A screen with the list of a resource: toolbar, table and the confirmation before a deletion. */
export function ResourceList<Item extends { id: number }>(props: ResourceListProps<Item>) {
  const { of, columns, mayChange = true, add, note, notice, views, children } = props;
  const { words } = of;
  const search = useListSearch();
  const query = useQuery(of.page(search));
  const opened = useOpened(of.parameter ?? of.subject);
  const { items = [], all = items, total = 0 } = query.data ?? {};
  const record = useOpenedRecord(opened, all);
  const [toDelete, setToDelete] = useState<Item | null>(null);
  const askDelete = mayChange && words.deleteText ? setToDelete : undefined;
  const { shown, ...choice } = useListColumns(of.key, columns);
  const addButton =
    mayChange && (add === true ? <AddButton label={words.add} onClick={() => opened.open('new')} /> : add);
  const handleDeleted = () => {
    setToDelete(null);
    if (toDelete && idOf(opened.value) === toDelete.id) opened.close();
  };
  return (
    <Screen
      title={words.title}
      note={note ?? (query.data && words.found?.(countText(query.data))) ?? words.intro}
      actions={addButton}
      views={views}
    >
      {notice}
      <ResourceToolbar {...props} search={search} columns={choice} />
      <ListResults
        copy={words}
        query={query}
        search={search}
        filtered={of.filterParameters.some((name) => search.params.has(name))}
        firstStep={addButton}
      >
        {(rows, stale) => (
          <RecordsTable
            {...props}
            {...{ rows, total, search, askDelete }}
            columns={shown}
            stale={stale || props.stale}
            linkTo={opened.linkTo}
          />
        )}
      </ListResults>
      {children?.({ ...opened, id: idOf(opened.value), record, items, askDelete })}
      {toDelete && (
        <DeleteRecordDialog of={of} item={toDelete} onClose={() => setToDelete(null)} onDeleted={handleDeleted} />
      )}
    </Screen>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      <Plus />
      {label}
    </Button>
  );
}

interface ResourceToolbarProps<Item extends { id: number }>
  extends
    Pick<ResourceListProps<Item>, 'of' | 'mayExport' | 'hasViews' | 'hasSearch'>,
    Pick<ComponentProps<typeof ListToolbar>, 'columns' | 'perPage' | 'more'>,
    Partial<Pick<ComponentProps<typeof ListToolbar>, 'filters'>> {
  search: ListSearch;
}

/** The toolbar of a list. `filters` replaces the filters of the resource. */
export function ResourceToolbar<Item extends { id: number }>(props: ResourceToolbarProps<Item>) {
  const { of, mayExport = true, hasViews = true, hasSearch = true, search, columns, perPage, more } = props;
  const { key, words, sorts, viewParameters: kept } = of;
  const filters = useListFilters(of, search.params);
  return (
    <ListToolbar
      {...{ search, columns, perPage, more }}
      copy={hasSearch ? words : undefined}
      filters={props.filters ?? filters}
      hasPeriod={of.period}
      sort={sorts && { label: words.sort, options: optionsOf(sorts), value: sortOf(of, search.params) ?? '' }}
      views={hasViews ? { list: key, kept, countOf: of.count } : undefined}
      csv={mayExport ? { fileName: `${key}.csv`, fetch: () => of.exportFile(search.params) } : undefined}
    />
  );
}

interface RecordsTableProps<Item extends { id: number }> extends ResourceListProps<Item> {
  rows: readonly Item[];
  total: number;
  search: ListSearch;
  linkTo: (value: string | number) => RowLink;
  askDelete: ((item: Item) => void) | undefined;
}

function RecordsTable<Item extends { id: number }>(props: RecordsTableProps<Item>) {
  const { of, columns, opens, rowActions, mayChange = true, mayDelete = () => true, bulk, rows, total } = props;
  const { search, linkTo, askDelete } = props;
  const { words, nameOf } = of;
  const many = useRecordBulk(of, search, bulk);
  const sort = sortOf(of, search.params);
  const sorted = columns.find(({ key, sortable }) => sortable && key === sort);
  const link = opens === 'edit' && !mayChange ? undefined : opens;
  const buttons = actionsColumn<Item>((item) => (
    <Buttons>
      {rowActions?.(item, linkTo)}
      {link === 'view' && (
        <IconLink {...linkTo(item.id)} label={words.viewOf(nameOf(item))} icon={<Eye />} size="small" />
      )}
      {link === 'edit' && (
        <IconLink {...linkTo(item.id)} label={words.editOf(nameOf(item))} icon={<Pencil />} size="small" />
      )}
      {askDelete && mayDelete(item) && (
        <IconButton
          label={words.deleteOf(nameOf(item))}
          icon={<Trash2 />}
          size="small"
          variant="danger"
          onClick={() => askDelete(item)}
        />
      )}
    </Buttons>
  ));
  return (
    <ListTable
      caption={words.table}
      columns={rowActions || link || askDelete ? [...columns, buttons] : columns}
      rows={rows}
      total={total}
      stale={props.stale}
      isHighlighted={props.isHighlighted}
      nameOf={(item) => words.rowOf?.(nameOf(item)) ?? nameOf(item)}
      sort={sorted && { key: sorted.key, direction: of.descending?.includes(sorted.key) ? 'descending' : 'ascending' }}
      onSort={({ key }) => search.change({ sort: key === sort ? null : key })}
      bulk={mayChange ? many : undefined}
    />
  );
}

const Buttons = styled(Cluster)`
  flex-wrap: nowrap;
  justify-content: end;
  gap: 0;
`;
