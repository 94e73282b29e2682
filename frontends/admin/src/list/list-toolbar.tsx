import { SearchField } from '@afshoreh/ui';
import type { MenuItem } from '@afshoreh/ui/menu';
import { media, space } from '@afshoreh/ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { FilterSheet } from './filter-sheet';
import { addressOf, isActive, type ListFilter } from './list-filter';
import { MoreMenu } from './more-menu';
import { RANGE_PARAMETERS } from './period';
import { periodNameOf } from './period-menu';
import { ActiveFilters, type ActiveFilter } from './active-filters';
import type { ListExport } from './use-csv';
import type { useListSearch } from './use-list-search';
import { ViewMenu, type ViewMenuProps } from './view-menu';

interface ListToolbarProps extends Omit<ViewMenuProps, 'search'> {
  search: ReturnType<typeof useListSearch>;
  /** The texts of the search field. Left out when the list has no search. */
  copy?: { search: string; searchPlaceholder: string } | undefined;
  filters?: readonly ListFilter[];
  /** Whether the list can be filtered by time. */
  hasPeriod?: boolean;
  csv?: ListExport | undefined;
  /** Further entries of the menu at the end. */
  more?: readonly MenuItem[];
}

const NO_PERIOD: ActiveFilter['changes'] = Object.fromEntries(RANGE_PARAMETERS.map((parameter) => [parameter, null]));

/** The row above a list with search, filters, view and more. Below it are the active filters. */
export function ListToolbar({
  search,
  copy: words,
  filters = [],
  hasPeriod = false,
  csv,
  more = [],
  ...view
}: ListToolbarProps) {
  const filterButton = useRef<HTMLButtonElement>(null);
  const { params, q, change } = search;
  const set = activeFiltersOf(filters, hasPeriod ? params : new URLSearchParams());
  const handleRemove = (changes: ActiveFilter['changes']) => {
    // The pressed chip disappears with its filter, so the focus moves to the button of the filters.
    filterButton.current?.focus();
    change(changes);
  };
  return (
    <>
      <ToolbarRow>
        {words && (
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={q}
            onSearch={(text) => change({ q: text })}
          />
        )}
        {(filters.length > 0 || hasPeriod) && (
          <FilterSheet
            search={search}
            filters={filters}
            hasPeriod={hasPeriod}
            count={set.length}
            buttonRef={filterButton}
          />
        )}
        <ViewMenu {...view} search={search} />
        <MoreMenu csv={csv} items={more} />
      </ToolbarRow>
      <ActiveFilters filters={set} onRemove={handleRemove} />
    </>
  );
}

function activeFiltersOf(filters: readonly ListFilter[], params: URLSearchParams): ActiveFilter[] {
  const period = periodNameOf(params);
  return [
    ...filters.filter(isActive).map((filter) => ({
      label: filter.label,
      value: filter.options.find(({ value }) => value === filter.value)?.label ?? '…',
      changes: addressOf(filter, filter.all),
    })),
    ...(period === null ? [] : [{ label: copy.period, value: period, changes: NO_PERIOD }]),
  ];
}

/** Controls of one height beside a search field. */
export const ToolbarRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  margin-block-end: ${space(3)};

  > form {
    flex-basis: 4rem;
  }
  input[type='text'] {
    min-block-size: 2.5rem;
    padding-block: 0;
    text-overflow: ellipsis;
  }
  > form > input {
    padding-inline: 2.75rem ${space(2)};
  }
  ${media.phone} {
    /* Large text needs more than one line. */
    flex-wrap: wrap;

    > form {
      flex-basis: 9rem;
    }
    input[type='text'] {
      min-block-size: 2.75rem;
    }
    > * > button,
    > button {
      min-inline-size: 2.75rem;
      padding-inline: ${space(2)};
    }
  }
`;
