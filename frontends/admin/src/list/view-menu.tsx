import { toPersianDigits } from '@afshoreh/persian';
import { Button, Checkbox, SelectField, Stack } from '@afshoreh/ui';
import { Popover } from '@afshoreh/ui/dialog';
import { font, space } from '@afshoreh/ui/theme';
import { LayoutList } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { SavedViews, type SavedViewsProps } from './saved-views';
import { ToolbarLabel } from './toolbar-label';
import type { useListColumns } from './use-list-columns';
import { PAGE_SIZES, type useListSearch } from './use-list-search';

const words = copy.toolbar;

export interface ViewMenuProps {
  search: Pick<ReturnType<typeof useListSearch>, 'params' | 'size' | 'change'>;
  sort?: ListSort | undefined;
  /** Left out when no column can be hidden. */
  columns?: Pick<ReturnType<typeof useListColumns>, 'optional' | 'toggle'> | undefined;
  views?: Omit<SavedViewsProps, 'search'> | undefined;
  /** The label of a page size. By default it counts rows. */
  perPage?: ((count: string) => string) | undefined;
}

/** The sort of a list. The first option is the default. */
interface ListSort {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

/** Saved views, sort, page size and columns of a list. */
export function ViewMenu({ search, sort, columns, views, perPage = copy.perPage }: ViewMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const changeTo = (parameter: string, value: string, initial: string | undefined) =>
    search.change({ [parameter]: value === initial ? null : value });
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      title={words.view}
      trigger={
        <Button variant="secondary" size="small">
          <LayoutList />
          <ToolbarLabel>{words.view}</ToolbarLabel>
        </Button>
      }
    >
      <Stack $gap={4}>
        {views && <SavedViews {...views} search={search} onChoose={() => setIsOpen(false)} />}
        {sort && (
          <SelectField
            label={sort.label}
            options={sort.options}
            value={sort.value}
            onChange={({ target }) => changeTo('sort', target.value, sort.options[0]?.value)}
          />
        )}
        <SelectField
          label={copy.pageSize}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: perPage(toPersianDigits(size)) }))}
          value={String(search.size)}
          onChange={({ target }) => changeTo('size', target.value, String(PAGE_SIZES[0]))}
        />
        {columns && (
          <Columns>
            <legend>{copy.columns}</legend>
            {columns.optional.map(({ key, header, isShown }) => (
              <Checkbox key={key} label={header} checked={isShown} onChange={() => columns.toggle(key)} />
            ))}
          </Columns>
        )}
      </Stack>
    </Popover>
  );
}

const Columns = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)} ${space(4)};

  legend {
    margin-block-end: ${space(2)};
    padding: 0;
    font-size: ${font.sm};
    font-weight: 600;
  }
`;
