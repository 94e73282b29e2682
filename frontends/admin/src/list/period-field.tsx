import { SelectField } from '@afshoreh/ui';
import { copy } from './copy';
import { PERIODS } from './period';
import type { useListSearch } from './use-list-search';

const OPTIONS = (['', ...PERIODS] as const).map((value) => ({ value, label: copy.periods[value] }));

/** Which time a list is about, kept in the address. */
export function PeriodField({ search }: { search: ReturnType<typeof useListSearch> }) {
  return (
    <SelectField
      label={copy.period}
      labelHidden
      options={OPTIONS}
      value={search.params.get('period') ?? ''}
      onChange={({ target }) => search.change({ period: target.value })}
    />
  );
}
