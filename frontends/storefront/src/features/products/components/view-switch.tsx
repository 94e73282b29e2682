import styled from 'styled-components';
import { FilterChips } from '@afshoreh/ui';
import { media } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { VIEWS, type ListView } from '../list-view';

const views = VIEWS.map((value) => ({ value, label: copy.list.views[value] }));

/** Switches between cards and table; hidden where only cards fit. */
export function ViewSwitch({ view, onChange }: { view: ListView; onChange: (view: ListView) => void }) {
  return (
    <OnDesktop>
      <FilterChips label={copy.list.viewLabel} options={views} value={view} onChange={onChange} />
    </OnDesktop>
  );
}

const OnDesktop = styled.div`
  display: none;

  ${media.lg} {
    display: block;
  }
`;
