import { FilterChips } from '@afshoreh/ui';
import { copy } from '../copy';

const PATHS = {
  parameters: '/admin/parameters',
  families: '/admin/parameters/families',
  unread: '/admin/parameters/unread',
} as const;
type Part = keyof typeof PATHS;

/** Links between the three screens about parameters, which share one entry of the menu. */
export function ParameterSections({ current }: { current: Part }) {
  return (
    <FilterChips
      label={copy.sectionsLabel}
      value={current}
      options={(Object.keys(PATHS) as Part[]).map((value) => ({ value, label: copy.sections[value] }))}
      hrefOf={(part) => PATHS[part]}
    />
  );
}
