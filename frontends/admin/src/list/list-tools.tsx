import { toPersianDigits } from '@afshoreh/persian';
import { Button, SelectField } from '@afshoreh/ui';
import { DropdownMenu } from '@afshoreh/ui/menu';
import type { TableColumn } from '@afshoreh/ui/table';
import { media, space } from '@afshoreh/ui/theme';
import { Check, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { CsvButton, type ListExport } from './csv-button';
import type { useHiddenColumns } from './hidden-columns';
import { PAGE_SIZES, type useListSearch } from './use-list-search';

interface ListToolsProps<Item> {
  search: ReturnType<typeof useListSearch>;
  /** Left out where there are none to hide. */
  columns?: TableColumn<Item>[];
  hidden?: ReturnType<typeof useHiddenColumns>;
  csv: ListExport | undefined;
  children?: ReactNode;
}

/** How much of a list is shown, and how to take it away. */
export function ListTools<Item>({ search, columns = [], hidden, csv, children }: ListToolsProps<Item>) {
  const optional = columns.filter(({ heading, role }) => !heading && role !== 'actions');
  return (
    <Tools>
      {children}
      <SelectField
        label={copy.pageSize}
        labelHidden
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: copy.perPage(toPersianDigits(size)) }))}
        value={String(search.size)}
        onChange={({ target }) => search.change({ size: target.value === String(PAGE_SIZES[0]) ? null : target.value })}
      />
      {hidden && (
        <DropdownMenu
          trigger={
            <Button variant="secondary" size="small">
              <Columns3 />
              {copy.columns}
            </Button>
          }
          items={optional.map(({ key, header }) => ({
            label: header,
            icon: <Check visibility={hidden.isHidden(key) ? 'hidden' : undefined} />,
            onSelect: () => hidden.toggle(key),
          }))}
        />
      )}
      {csv && <CsvButton {...csv} />}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(1)} ${space(2)};
  margin-block-end: ${space(3)};

  select {
    min-block-size: 2.5rem;
    min-inline-size: 7.25rem;
    padding-block: 0;
    padding-inline: ${space(3)} 2.25rem;
  }

  /* One row of them, of which each can be pressed with a thumb. */
  ${media.phone} {
    flex-wrap: nowrap;
    justify-content: stretch;

    > * {
      flex: 1 1 auto;
    }
    button {
      padding-inline: ${space(2)};
      white-space: nowrap;
    }
    select {
      min-block-size: 2.75rem;
      min-inline-size: 6.5rem;
      padding-inline: ${space(2)} 1.75rem;
    }
  }
`;
