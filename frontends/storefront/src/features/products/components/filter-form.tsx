import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { DECIMAL_PATTERN, parseDecimal, toPersianDigits } from '@afshoreh/persian';
import { Bidi, Button, TextField } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { endsOf, FILTERS, RANGES, type FilterName, type RangeKey } from '../filter-parameters';
import { filtersCopy } from '../filters-copy';
import { productsPath, unfiltered, type ProductListSearch } from '../product-list-search';

type Errors = Partial<Record<FilterName, string>>;

export interface FilterFormProps {
  search: ProductListSearch;
  onChange: (change: Partial<ProductListSearch>) => void;
}

/** The text of a filter's field. */
function shownIn(search: ProductListSearch, name: FilterName): string {
  const value = search[name];
  return typeof value === 'number' ? toPersianDigits(value).replace('.', '٫') : (value ?? '');
}

const fieldOf = (form: HTMLFormElement, name: FilterName) => form.elements.namedItem(name) as HTMLInputElement;

/** The fields of the filters. Without JavaScript this is a plain GET form, whose fields become the query of the address. */
export default function FilterForm({ search, onChange }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  // Back, or removing a filter, changes only the fields of the changed filters. Typed text in other fields stays.
  const shown = useRef(search);
  useEffect(() => {
    const changed = FILTERS.filter((name) => shown.current[name] !== search[name]);
    for (const name of changed) if (form.current) fieldOf(form.current, name).value = shownIn(search, name);
    shown.current = search;
  }, [search]);

  function handleInput({ target }: FormEvent) {
    setErrors((before) => ({ ...before, [(target as HTMLInputElement).name]: undefined }));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = FILTERS.map((name) => [name, fieldOf(event.currentTarget, name).value.trim()] as const);
    const wrong = typed.filter(([name, text]) => name !== 'origin' && text !== '' && parseDecimal(text) === null);
    setErrors(Object.fromEntries(wrong.map(([name]) => [name, filtersCopy.notANumber])));
    const [first] = wrong;
    if (first) return fieldOf(event.currentTarget, first[0]).focus();
    onChange(
      Object.fromEntries(
        typed.map(([name, text]) => [name, name === 'origin' ? text : (parseDecimal(text) ?? undefined)] as const),
      ),
    );
  }

  return (
    <Form
      ref={form}
      method="get"
      action="/products"
      noValidate={useHydrated()}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <Kept search={search} />
      {RANGES.map((key) => (
        <RangeFields key={key} column={key} search={search} errors={errors} />
      ))}
      <TextField
        label={filtersCopy.origin}
        name="origin"
        maxLength={100}
        placeholder={filtersCopy.originHint}
        defaultValue={search.origin}
      />
      <Button type="submit">{filtersCopy.apply}</Button>
    </Form>
  );
}

/** The other parameters of the address, as hidden fields: without JavaScript the form sends nothing but its fields. */
function Kept({ search }: { search: ProductListSearch }) {
  const kept = new URLSearchParams(productsPath(unfiltered(search)).split('?')[1]);
  return [...kept].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function RangeFields({ column, search, errors }: { column: RangeKey; search: ProductListSearch; errors: Errors }) {
  return (
    <Range>
      <legend>
        <Bidi>{filtersCopy.legends[column]}</Bidi>
      </legend>
      {endsOf(column).map((name, at) => (
        <TextField
          key={name}
          label={at === 0 ? filtersCopy.from : filtersCopy.to}
          name={name}
          inputMode="decimal"
          pattern={DECIMAL_PATTERN}
          title={filtersCopy.notANumber}
          defaultValue={shownIn(search, name)}
          error={errors[name]}
        />
      ))}
    </Range>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(4)} ${space(6)};
  margin-block-start: ${space(3)};
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  > button {
    align-self: end;
  }
`;

const Range = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space(1)};
    padding: 0;
    font-size: ${font.sm};
    font-weight: 700;
  }
  /* «از» and «تا» stand before their fields. */
  > div {
    grid-template-columns: auto 1fr;
    align-items: center;
  }
  [role='alert'] {
    grid-column: 1 / -1;
  }
`;
