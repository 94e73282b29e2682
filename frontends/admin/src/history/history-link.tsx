import { LinkButton } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { History } from 'lucide-react';
import styled from 'styled-components';
import { copy } from './copy';

/** A record, named as the audit names it. */
export interface RecordReference {
  subject: string;
  id: number | string;
}

/** A link to all audit entries of a record. */
export function HistoryLink({ subject, id }: RecordReference) {
  return (
    <Aside to={`/admin/audit?${new URLSearchParams({ thing: subject, id: String(id) }).toString()}`} variant="ghost">
      <History />
      {copy.open}
    </Aside>
  );
}

const Aside = styled(LinkButton)`
  margin-inline-end: auto;
  padding-inline: ${space(3)};
`;
