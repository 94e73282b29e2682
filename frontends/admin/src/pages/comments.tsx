import { formatDate } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { comments, type Comment } from '../features/comments/comments';
import { CommentButtons, CommentKeys } from '../features/comments/components/comment-buttons';
import { CommentDialog } from '../features/comments/components/comment-dialog';
import { CommentStatusBadge } from '../features/comments/components/comment-status';
import { copy } from '../features/comments/copy';
import { DECISION_ACTIONS, useModerateComment } from '../features/comments/moderate-comment';
import { ResourceList } from '../resource/resource-list';

const { columns: headers } = copy;

const COLUMNS: TableColumn<Comment>[] = [
  {
    key: 'name',
    header: headers.name,
    heading: true,
    title: ({ name }) => name,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
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
    key: 'status',
    card: 'plain',
    header: headers.status,
    cell: ({ status }) => <CommentStatusBadge status={status} />,
  },
  { key: 'date', card: 'plain', header: headers.date, cell: ({ createdAt }) => formatDate(createdAt) },
];

export const head = { title: copy.title };

/** The comments on articles. Visitors see only those that are approved. */
export default function CommentsPage() {
  const moderation = useModerateComment();
  return (
    <ResourceList
      of={comments}
      columns={COLUMNS}
      isHighlighted={({ status }) => status === 'waiting'}
      bulk={DECISION_ACTIONS}
      rowActions={(comment, linkTo) => (
        <>
          <LinkButton {...linkTo(comment.id)} variant="secondary" size="small" aria-label={copy.viewOf(comment.name)}>
            {copy.view}
          </LinkButton>
          <CommentButtons comment={comment} {...moderation} />
        </>
      )}
    >
      {({ id, items, close }) => (
        <>
          <CommentKeys comments={items} moderate={moderation.moderate} />
          {id !== null && <CommentDialog key={id} id={id} {...moderation} onClose={close} />}
        </>
      )}
    </ResourceList>
  );
}
