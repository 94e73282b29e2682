import type { LinkProps } from '@afshoreh/contracts/router';
import { formatDateTime } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { copy } from '../copy';
import type { AuditEntry } from '../get-audit';
import { EntrySummary } from './entry-summary';
import { actionsColumn } from '../../../list/actions-column';

const { columns: headers } = copy;

/**
 * The columns of the audit. Each change is on one line, so long values are cut. The dialog of an entry shows them in full.
 * @param linkTo returns the props of the link that opens an entry over the list
 */
export function auditColumns(linkTo: (id: number) => Pick<LinkProps, 'to' | 'state'>): TableColumn<AuditEntry>[] {
  return [
    {
      key: 'summary',
      header: headers.summary,
      heading: true,
      title: ({ summary }) => summary,
      cell: (entry) => <EntrySummary entry={entry} />,
    },
    { key: 'by', header: headers.by, cell: ({ by }) => by },
    { key: 'at', header: headers.at, cell: ({ at }) => formatDateTime(at) },
    { key: 'changes', card: 'wide', header: headers.changes, title: changesIn, cell: changesIn },
    actionsColumn((entry) => (
      <LinkButton
        {...linkTo(entry.id)}
        variant="secondary"
        size="small"
        aria-label={copy.detailsOf(entry.summary, entry.by)}
      >
        {copy.view}
      </LinkButton>
    )),
  ];
}

function changesIn({ changes }: AuditEntry): string {
  const words = changes.map(({ label, before, after }) =>
    copy.change(label, before ?? copy.nothing, after ?? copy.nothing),
  );
  return words.join('؛ ');
}
