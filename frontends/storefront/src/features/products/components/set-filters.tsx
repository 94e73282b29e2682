import { X } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { Bidi } from '@afshoreh/ui';
import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import { setFiltersOf } from '../filter-name';
import { filtersCopy } from '../filters-copy';
import { facetsQuery } from '../get-facets';
import { productsPath, unfiltered, type ProductListSearch } from '../product-list-search';

interface SetFiltersProps {
  search: ProductListSearch;
  /** The focused link disappears with its filter, so the focus moves to the last visible one of these elements. */
  places: readonly RefObject<HTMLElement | null>[];
}

/** The active filters. Each is a link that removes it. */
export default function SetFilters({ search, places }: SetFiltersProps) {
  const { data: facets } = useQuery({ ...facetsQuery(search), placeholderData: keepPreviousData });
  const filters = setFiltersOf(search, facets);
  if (filters.length === 0) return null;
  const moveFocus = () => places.forEach(({ current }) => current?.focus({ preventScroll: true }));
  const link = { preventScrollReset: true, onClick: moveFocus };
  return (
    <Chips aria-label={filtersCopy.set}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link {...link} to={productsPath(without)} aria-label={filtersCopy.remove(label)}>
            <Bidi>{label}</Bidi>
            <X />
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

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 2.75rem;
    padding-inline: ${space(4)};
    border-radius: ${radius.round};
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
