import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Link, onPageEntry, useNavigate, useSearchParams } from '@afshoreh/contracts/router';
import { parseDecimal, toPersianDigits } from '@afshoreh/persian';
import { Button, ErrorBox, Loading, Skeleton } from '@afshoreh/ui';
import { color, focusRing, font, space } from '@afshoreh/ui/theme';
import { MY_SPECIFICATION } from '../../../components/match/path';
import { COLUMN_LIMITS } from '../filter-parameters';
import { filtersCopy } from '../filters-copy';
import { facetsQuery, type Facets } from '../get-facets';
import { problemsOf } from '../limit-problems';
import { productsPath, readLimits, unfiltered, type ProductListSearch } from '../product-list-search';
import { ChoiceFields } from './filter-choices';
import { RangeFields } from './range-fields';

/** The input in the server's form before this form replaced it. */
export interface ServerForm {
  values: ReadonlyMap<string, string>;
  focused: string;
}

const textsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));

/** Reads the server's form in an element; undefined when it has none. */
export function readServerForm(place: HTMLElement | null): ServerForm | undefined {
  const form = place?.querySelector('form');
  if (!form) return undefined;
  const { activeElement } = document;
  const focused = form.contains(activeElement) ? (activeElement?.getAttribute('name') ?? '') : '';
  return { values: new Map(textsOf(form)), focused };
}

interface FilterFormProps {
  search: ProductListSearch;
  held?: ServerForm | undefined;
  /** Called after the address has the filters. */
  onApply?: () => void;
}

/** The number of parameters that are visible before «more». */
const SHOWN = 5;

/**
 * The fields of the filters. Without JavaScript this is a plain GET form, whose fields become the query of the address; the
 * server then shows what is wrong under its field, with what was typed.
 */
export function FilterForm({ search, held, onApply }: FilterFormProps) {
  const [chosen, setChosen] = useState({ family: search.family, in: search.family });
  // A selected family counts until the address has another one.
  const family = chosen.in === search.family ? chosen.family : search.family;
  // Each family has other parameters, so they are loaded as soon as it is selected.
  const query = useQuery({ ...facetsQuery({ ...search, family }), placeholderData: keepPreviousData });
  if (query.data) {
    return (
      <Fields
        search={search}
        held={held}
        onApply={onApply}
        facets={query.data}
        onFamily={(each) => setChosen({ family: each, in: search.family })}
      />
    );
  }
  if (query.isError) {
    return (
      <ErrorBox title={filtersCopy.failed} retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {null}
      </ErrorBox>
    );
  }
  return (
    <Loading label={filtersCopy.loading}>
      <Skeleton height="40rem" />
    </Loading>
  );
}

interface FieldsProps extends Omit<FilterFormProps, 'onApply'> {
  facets: Facets;
  onFamily: (family: string) => void;
  onApply: (() => void) | undefined;
}

/** Formats a number with Persian digits; any other text stays as it was typed. */
const shownIn = (params: URLSearchParams, name: string) => {
  const text = params.get(name) ?? '';
  return parseDecimal(text) === null ? text : toPersianDigits(text).replace(/[./]/, '٫');
};

function Fields({ search, held, facets, onFamily, onApply }: FieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [problems, setProblems] = useState(() => problemsOf(params));
  const shown = useRef(params);
  // Back, or removing a filter, changes only the fields of that filter. Typed text in other fields stays.
  useEffect(() => {
    if (shown.current.toString() === params.toString()) return;
    for (const field of form.current?.elements ?? []) {
      const { name, type } = field as HTMLInputElement;
      if (name === '' || type === 'hidden' || shown.current.get(name) === params.get(name)) continue;
      (field as HTMLInputElement).value = shownIn(params, name);
    }
    shown.current = params;
    setProblems(problemsOf(params));
  }, [params]);
  const focused = held?.focused;
  useEffect(() => {
    if (focused) (form.current?.elements.namedItem(focused) as HTMLElement | null)?.focus({ preventScroll: true });
  }, [focused]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, text] of textsOf(event.currentTarget)) typed.set(name, text.trim());
    const found = problemsOf(typed);
    setProblems(found);
    const [first] = found.keys();
    if (first) return (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus();
    const textOf = (name: string) => typed.get(name) ?? '';
    const wanted = { family: textOf('family'), pack: textOf('pack'), origin: textOf('origin') };
    onApply?.();
    // The sheet has its own history entry; the entry below it belongs to the list.
    onPageEntry(() => {
      void navigate(productsPath({ ...unfiltered(search), ...wanted, limits: readLimits(typed) }), {
        preventScrollReset: true,
      });
    });
  }

  function handleInput({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement;
    if (name === 'family') onFamily(value);
    setProblems((before) => new Map([...before].filter(([each]) => each !== name)));
  }

  const range = (limit: Omit<Parameters<typeof RangeFields>[0], 'problems' | 'valueOf' | 'focused'>) => (
    <RangeFields
      key={limit.code}
      {...limit}
      problems={problems}
      valueOf={(name) => held?.values.get(name) ?? shownIn(params, name)}
    />
  );
  const parameters = facets.parameters.map((facet) => range({ code: facet.code, facet }));
  const isSetBeyond = facets.parameters.slice(SHOWN).some(({ code }) => code in search.limits);
  return (
    <Form
      ref={form}
      method="get"
      action="/products"
      aria-label={filtersCopy.title}
      noValidate={useHydrated()}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <Kept search={search} />
      <ChoiceFields facets={facets} valueOf={(name) => held?.values.get(name) ?? params.get(name) ?? ''} />
      {parameters.slice(0, SHOWN)}
      {parameters.length > SHOWN && (
        <details open={isSetBeyond}>
          <summary>{filtersCopy.more}</summary>
          {parameters.slice(SHOWN)}
        </details>
      )}
      {COLUMN_LIMITS.map((code) => range({ code }))}
      <p>{filtersCopy.missing}</p>
      <Button type="submit">{filtersCopy.apply}</Button>
      <Link to={MY_SPECIFICATION}>{filtersCopy.mySpecification}</Link>
    </Form>
  );
}

/** The other parameters of the address, as hidden fields: without JavaScript the form sends nothing but its fields. */
function Kept({ search }: { search: ProductListSearch }) {
  const kept = new URLSearchParams(productsPath(unfiltered(search)).split('?')[1]);
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  > p {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  details {
    display: grid;
    gap: ${space(5)};
  }
  details[open] > fieldset {
    margin-block-start: ${space(5)};
  }
  summary {
    min-block-size: 2.75rem;
    padding-block: ${space(2)};
    color: ${color('brandText')};
    font-size: ${font.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  [role='dialog'] & > button {
    position: sticky;
    inset-block-end: ${space(3)};
    /* Covers the fields that scroll below the button. */
    box-shadow:
      0 0 0 ${space(3)} ${color('raised')},
      0 ${space(6)} 0 ${space(3)} ${color('raised')};
  }
`;
