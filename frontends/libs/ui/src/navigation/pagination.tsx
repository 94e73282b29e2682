import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import * as copy from '../copy';
import { color, focusRing, font, radius, space } from '../theme';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page, for example `?page=2` and the current filters. */
  hrefOf: (page: number) => string;
}

/** The location state of these links. */
export const PAGE_CHANGE = 'page change';

/** Links to the first, last and neighbouring pages. Nothing when there is one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={copy.pages}>
      <List>
        {page > 1 && (
          <li>
            <PageLink to={hrefOf(page - 1)} state={PAGE_CHANGE} rel="prev" aria-label={copy.previousPage}>
              <ChevronRight />
            </PageLink>
          </li>
        )}
        {pagesAround(page, pageCount).map((number, at) =>
          number === null ? (
            <Gap key={`gap${at}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={number}>
              <PageLink
                to={hrefOf(number)}
                state={PAGE_CHANGE}
                aria-label={copy.page(toPersianDigits(number))}
                aria-current={number === page ? 'page' : undefined}
              >
                {toPersianDigits(number)}
              </PageLink>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <PageLink to={hrefOf(page + 1)} state={PAGE_CHANGE} rel="next" aria-label={copy.nextPage}>
              <ChevronLeft />
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}

/** The page numbers to show, with null for a gap: 1 … 4 5 6 … 20. A gap of a single page shows that page instead. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1].filter((n) => n >= 1 && n <= pageCount));
  const result: (number | null)[] = [];
  let last = 0;
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - last === 2) result.push(last + 1);
    else if (number - last > 2) result.push(null);
    result.push(number);
    last = number;
  }
  return result;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1)};
`;
const cell = css`
  display: grid;
  place-items: center;
  min-inline-size: 2.75rem;
  block-size: 2.75rem;
`;
const PageLink = styled(Link)`
  ${cell}
  padding-inline: ${space(2)};
  border-radius: ${radius.medium};
  color: ${color('text')};
  font-size: ${font.md};
  text-decoration: none;
  ${focusRing}
  &:hover {
    background: ${color('sunken')};
  }
  &[aria-current] {
    background: ${color('brand')};
    color: ${color('onBrand')};
    font-weight: 700;
  }
  & > svg {
    inline-size: 1.25rem;
  }
`;
const Gap = styled.li`
  ${cell}
  color: ${color('muted')};
`;
