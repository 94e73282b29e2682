import type { LinkProps } from '@afshoreh/contracts/router';
import { formatDate } from '@afshoreh/persian';
import { Cluster, IconButton, LinkButton } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { Check, Trash2, X } from 'lucide-react';
import styled from 'styled-components';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { copy } from '../copy';
import type { Comment, CommentStatus } from '../get-comments';
import { CommentStatusBadge } from './comment-status';

interface CommentsTableProps extends Omit<ListTableProps<Comment>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  /** Of the link that shows a comment over this list. */
  linkTo: (comment: Comment) => Pick<LinkProps, 'to' | 'state'>;
  onModerate: (comment: Comment, status: CommentStatus) => void;
  onDelete: (comment: Comment) => void;
  /** The comment that is being decided about right now. */
  busyId: number | null;
}

export function CommentsTable({ linkTo, onModerate, onDelete, busyId, ...list }: CommentsTableProps) {
  const { columns: headers } = copy;
  const columns: TableColumn<Comment>[] = [
    {
      key: 'name',
      header: headers.name,
      heading: true,
      title: ({ name }) => name,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'status',
      card: 'plain',
      header: headers.status,
      cell: ({ status }) => <CommentStatusBadge status={status} />,
    },
    { key: 'date', card: 'plain', header: headers.date, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'comment',
      card: 'wide',
      header: headers.comment,
      title: ({ comment }) => comment,
      cell: ({ comment }) => comment,
    },
    {
      key: 'post',
      card: 'wide',
      header: headers.post,
      title: ({ post }) => post.title,
      cell: ({ post }) => post.title,
    },
    {
      key: 'actions',
      role: 'actions',
      header: headers.actions,
      headerHidden: true,
      cell: (comment) => (
        <Actions>
          <LinkButton {...linkTo(comment)} variant="secondary" size="small" aria-label={copy.viewOf(comment.name)}>
            {copy.view}
          </LinkButton>
          <IconButton
            label={copy.approveOf(comment.name)}
            icon={<Check />}
            size="small"
            aria-keyshortcuts="A"
            disabled={comment.status === 'approved' || busyId === comment.id}
            onClick={() => onModerate(comment, 'approved')}
          />
          <IconButton
            label={copy.rejectOf(comment.name)}
            icon={<X />}
            size="small"
            aria-keyshortcuts="R"
            disabled={comment.status === 'rejected' || busyId === comment.id}
            onClick={() => onModerate(comment, 'rejected')}
          />
          <IconButton
            label={copy.removeOf(comment.name)}
            icon={<Trash2 />}
            size="small"
            variant="danger"
            onClick={() => onDelete(comment)}
          />
        </Actions>
      ),
    },
  ];
  return (
    <ListTable
      {...list}
      name="comments"
      caption={copy.table}
      columns={columns}
      nameOf={({ name }) => copy.nameOf(name)}
      isHighlighted={({ status }) => status === 'waiting'}
    />
  );
}

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  justify-content: flex-end;
  gap: 0;
`;
