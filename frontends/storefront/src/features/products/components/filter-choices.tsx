import { formatNumber } from '@afshoreh/persian';
import { SelectField } from '@afshoreh/ui';
import { filtersCopy } from '../filters-copy';
import type { Facets } from '../get-facets';

const CHOICES = { family: 'families', pack: 'packs', origin: 'origins' } as const;

interface ChoiceFieldsProps {
  facets: Facets;
  /** Returns the value of a field in the address. */
  valueOf: (name: string) => string;
}

/** Family, pack and origin, each option with the number of its products in the list. */
export function ChoiceFields({ facets, valueOf }: ChoiceFieldsProps) {
  return Object.entries(CHOICES).map(([name, list]) => {
    const value = valueOf(name);
    const offered = facets[list].map((each) => ({
      value: each.value,
      label: filtersCopy.counted(each.name, formatNumber(each.count)),
    }));
    // The selected option stays in the list even when no product has it.
    const isOffered = value === '' || offered.some((each) => each.value === value);
    if (offered.length === 0 && value === '') return null;
    return (
      <SelectField
        key={name}
        label={filtersCopy[name as keyof typeof CHOICES]}
        name={name}
        placeholder={filtersCopy.all}
        options={isOffered ? offered : [...offered, { value, label: value }]}
        defaultValue={value}
      />
    );
  });
}
