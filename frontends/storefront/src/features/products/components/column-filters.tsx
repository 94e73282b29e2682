import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { color, focusRing, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { endsOf, RANGES } from '../filter-parameters';
import type { ProductListSearch } from '../product-list-search';
import type { FilterFormProps } from './filter-form';

const loadForm = () => import('./filter-form');
/** Only the server renders this form. In a browser `noscript` stays empty, and opening the filters loads the form. */
const FormWithoutScript = lazy(loadForm);
const SetFilters = lazy(() => import('./set-filters'));

/** The filters by the columns of the table. The cards have them too. */
export function ColumnFilters({ search, onChange }: FilterFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>();
  const [failed, setFailed] = useState(false);
  const count = countOf(search);

  // Opening the filters again after a failure loads the form again.
  function load() {
    if (details.current?.open) loadForm().then(setForm, () => setFailed(true));
  }
  // The visitor may have opened the filters before hydration.
  useEffect(load, []);

  return (
    <Root>
      <Details ref={details} onToggle={load}>
        <summary ref={summary}>{copy.list.filters(count > 0 ? formatNumber(count) : '')}</summary>
        <noscript>
          <FormWithoutScript search={search} onChange={onChange} />
        </noscript>
        {form ? (
          <form.default search={search} onChange={onChange} />
        ) : (
          failed && <p role="alert">{copy.list.filtersFailed}</p>
        )}
      </Details>
      {count > 0 && (
        <Suspense>
          <SetFilters search={search} summary={summary} />
        </Suspense>
      )}
    </Root>
  );
}

/** The number of active filters. A range counts as one, whether one of its ends is set or both. */
function countOf(search: ProductListSearch): number {
  const ranges = RANGES.filter((key) => endsOf(key).some((end) => search[end] !== undefined));
  return ranges.length + (search.origin ? 1 : 0);
}

const Root = styled.div`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;

  ${media.lg} {
    grid-column: 1 / -1;
  }
`;

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 2.75rem;
    padding-inline: ${space(4)};
    border: 1px solid ${color('control')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
    color: ${color('brandText')};
    font-size: ${font.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  summary::after {
    content: '▾';
  }
`;
