import { formatNumber } from '@afshoreh/persian';
import { Button, FilterChips, SelectField, Stack } from '@afshoreh/ui';
import { Popover } from '@afshoreh/ui/dialog';
import { font } from '@afshoreh/ui/theme';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { addressOf, type ListFilter } from './list-filter';
import { PeriodMenu } from './period-menu';
import { ToolbarLabel } from './toolbar-label';
import type { useListSearch } from './use-list-search';

const words = copy.toolbar;

interface FilterSheetProps {
  search: Pick<ReturnType<typeof useListSearch>, 'params' | 'change' | 'addressWith'>;
  filters: readonly ListFilter[];
  hasPeriod: boolean;
  /** The number of active filters. */
  count: number;
  buttonRef: Ref<HTMLButtonElement>;
}

/** All filters of a list, behind one button. */
export function FilterSheet({ search, filters, hasPeriod, count, buttonRef }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      title={words.filters}
      trigger={
        <Button ref={buttonRef} variant="secondary" size="small">
          <SlidersHorizontal />
          <ToolbarLabel>{words.filters} </ToolbarLabel>
          {count > 0 && <span>{formatNumber(count)}</span>}
        </Button>
      }
    >
      <Stack $gap={4}>
        {filters.map((filter) => (
          <FilterField key={filter.parameter} filter={filter} search={search} />
        ))}
        {hasPeriod && (
          <Field>
            <p aria-hidden>{copy.period}</p>
            <PeriodMenu search={search} />
          </Field>
        )}
      </Stack>
    </Popover>
  );
}

function FilterField({ filter, search }: Pick<FilterSheetProps, 'search'> & { filter: ListFilter }) {
  const { label, value } = filter;
  if (filter.isSelect) {
    return (
      <SelectField
        label={label}
        options={filter.options}
        value={value}
        onChange={({ target }) => search.change(addressOf(filter, target.value))}
      />
    );
  }
  return (
    <Field>
      <p aria-hidden>{label}</p>
      <FilterChips
        label={label}
        options={filter.options}
        value={value}
        hrefOf={(each) => search.addressWith(addressOf(filter, each))}
        // The address of the page changes, and not the history entry of this sheet.
        onChange={(each) => search.change(addressOf(filter, each))}
      />
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.375rem;

  > p {
    font-size: ${font.sm};
    font-weight: 600;
  }
  > [role='group'] {
    flex-wrap: wrap;
  }
`;
