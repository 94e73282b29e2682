import { formatDateTime } from '@afshoreh/persian';
import { Badge, Button, Ltr } from '@afshoreh/ui';
import { ResponsiveTable, type TableColumn } from '@afshoreh/ui/table';
import { copy } from '../copy';
import { deviceOf } from '../device';
import type { Session } from '../sessions';
import { actionsColumn } from '../../../list/actions-column';

interface SessionsTableProps {
  caption: string;
  sessions: Session[];
  endingId: string | undefined;
  onEnd: (session: Session) => void;
}

/** A table of sessions. It has a column of names when the sessions belong to several people. */
export function SessionsTable({ caption, sessions, endingId, onEnd }: SessionsTableProps) {
  const { columns: headers } = copy;
  const isOfMany = sessions.some(({ name }) => name !== undefined);
  const device: TableColumn<Session> = {
    key: 'device',
    header: headers.device,
    heading: !isOfMany,
    title: ({ userAgent }) => deviceOf(userAgent),
    cell: ({ userAgent }) => deviceOf(userAgent),
  };
  const columns: TableColumn<Session>[] = [
    ...(isOfMany
      ? [{ key: 'name', header: headers.name, heading: true, cell: ({ name }: Session) => <bdi>{name}</bdi> }]
      : []),
    device,
    {
      key: 'address',
      header: headers.address,
      cell: ({ address }) => (address ? <Ltr>{address}</Ltr> : copy.unknown),
    },
    { key: 'began', header: headers.began, cell: ({ createdAt }) => formatDateTime(createdAt) },
    { key: 'lastUsed', header: headers.lastUsed, cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
    actionsColumn((session) =>
      session.current ? (
        <Badge tone="success">{copy.thisOne}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={copy.endOf(session.name ?? deviceOf(session.userAgent))}
          pending={endingId === session.id}
          pendingLabel={copy.ending}
          onClick={() => onEnd(session)}
        >
          {copy.end}
        </Button>
      ),
    ),
  ];
  return <ResponsiveTable caption={caption} columns={columns} rows={sessions} rowKey={({ id }) => id} />;
}
