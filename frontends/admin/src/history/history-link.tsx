import { LinkButton } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { History } from 'lucide-react';
import styled from 'styled-components';
import { copy } from './copy';

/** A record as the audit knows it. */
export interface RecordedThing {
  thing: string;
  id: number | string;
}

/** To everything that staff changed of a record; beside its other buttons. */
export function HistoryLink({ thing, id }: RecordedThing) {
  return (
    <Aside to={`/admin/audit?${new URLSearchParams({ thing, id: String(id) }).toString()}`} variant="ghost">
      <History aria-hidden />
      {copy.open}
    </Aside>
  );
}

const Aside = styled(LinkButton)`
  margin-inline-end: auto;
  padding-inline: ${space(3)};
`;
