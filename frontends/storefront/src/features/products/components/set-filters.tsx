import { X } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import { Bidi } from '@afshoreh/ui';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { endsOf, RANGES, type FilterName, type RangeEnd } from '../filter-parameters';
import { filtersCopy } from '../filters-copy';
import { productsPath, unfiltered, type ProductListSearch } from '../product-list-search';

interface SetFilter {
  label: string;
  /** The address of the list without this filter. */
  without: string;
}

function setFilters(search: ProductListSearch): SetFilter[] {
  const { range, names, units, originOf } = filtersCopy;
  const without = (...gone: FilterName[]) =>
    productsPath({
      ...search,
      page: 1,
      ...Object.fromEntries(gone.map((name) => [name, name === 'origin' ? '' : undefined])),
    });
  const numberOf = (end: RangeEnd) => (search[end] === undefined ? '' : formatNumber(search[end]));
  const ranges = RANGES.map((key) => ({ key, ends: endsOf(key) }))
    .filter(({ ends }) => ends.some((end) => search[end] !== undefined))
    .map(({ key, ends }) => ({
      label: range(names[key], numberOf(ends[0]), numberOf(ends[1])) + units[key],
      without: without(...ends),
    }));
  return search.origin ? [...ranges, { label: originOf(search.origin), without: without('origin') }] : ranges;
}

/** The active filters. Each is a link that removes it. The link disappears too, so the focus moves to the filters' summary. */
export default function SetFilters({
  search,
  summary,
}: {
  search: ProductListSearch;
  summary: RefObject<HTMLElement | null>;
}) {
  const filters = setFilters(search);
  if (filters.length === 0) return null;
  const link = { replace: true, preventScrollReset: true, onClick: () => summary.current?.focus() };
  return (
    <Chips aria-label={filtersCopy.set}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link {...link} to={without} aria-label={filtersCopy.remove(label)}>
            <Bidi>{label}</Bidi>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link {...link} to={productsPath(unfiltered(search))}>
          {filtersCopy.clear}
        </Link>
      </li>
    </Chips>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 2.75rem;
    padding-inline: ${space(4)};
    border-radius: ${radius.round};
    color: ${color('brandText')};
    font-size: ${font.sm};
    font-weight: 600;
    ${focusRing}
  }
  li:not(:last-child) a {
    background: ${color('brandSoft')};
    text-decoration: none;
  }
  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;
