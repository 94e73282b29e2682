import { FilterChips } from '@afshoreh/ui';
import { copy } from '../copy';

const PATHS = {
  people: '/admin/customers',
  companies: '/admin/customers/companies',
  accounts: '/admin/customers/accounts',
} as const;
type Part = keyof typeof PATHS;

/** Links between the screens about customers, which share one entry of the menu. */
export function CustomerSections({ current }: { current: Part }) {
  return (
    <FilterChips
      label={copy.sectionsLabel}
      value={current}
      options={(Object.keys(PATHS) as Part[]).map((value) => ({ value, label: copy.sections[value] }))}
      hrefOf={(part) => PATHS[part]}
    />
  );
}
