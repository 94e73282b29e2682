import { formatDate } from '@afshoreh/persian';
import { Badge, Cluster, IconButton, IconLink } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { copy } from '../copy';
import { editorPath, type PostCard } from '../get-posts';

interface PostsTableProps extends Omit<ListTableProps<PostCard>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  onDelete: (post: PostCard) => void;
}

const { columns: headers } = copy;

const COLUMNS: TableColumn<PostCard>[] = [
  {
    key: 'title',
    header: headers.title,
    heading: true,
    sortable: true,
    title: ({ title }) => title,
    cell: ({ title }) => <Title>{title}</Title>,
  },
  {
    key: 'status',
    card: 'plain',
    header: headers.status,
    cell: ({ status }) => <Badge tone={status === 'published' ? 'success' : 'neutral'}>{copy.statuses[status]}</Badge>,
  },
  { key: 'category', card: 'plain', header: headers.category, cell: ({ category }) => copy.categories[category] },
  {
    key: 'author',
    header: headers.author,
    title: ({ author }) => author,
    cell: ({ author }) => author,
  },
  {
    key: 'published',
    header: headers.published,
    cell: ({ publishedAt }) => publishedAt && formatDate(publishedAt),
  },
  { key: 'updated', header: headers.updated, sortable: true, cell: ({ updatedAt }) => formatDate(updatedAt) },
];

export function PostsTable({ onDelete, ...list }: PostsTableProps) {
  const actions: TableColumn<PostCard> = {
    key: 'actions',
    role: 'actions',
    header: headers.actions,
    headerHidden: true,
    cell: (post) => (
      <Actions>
        <IconLink to={editorPath(post.id)} label={copy.editOf(post.title)} icon={<Pencil />} size="small" />
        {post.status === 'published' && (
          <IconLink
            to={`/blog/${post.slug}`}
            target="_blank"
            label={copy.visitOf(post.title)}
            icon={<ExternalLink />}
            size="small"
          />
        )}
        <IconButton
          label={copy.deleteOf(post.title)}
          icon={<Trash2 />}
          size="small"
          variant="danger"
          onClick={() => onDelete(post)}
        />
      </Actions>
    ),
  };
  return (
    <ListTable
      {...list}
      name="posts"
      caption={copy.table}
      columns={[...COLUMNS, actions]}
      nameOf={({ title }) => title}
    />
  );
}

const Title = styled.strong`
  font-weight: 600;
`;

const Actions = styled(Cluster)`
  flex-wrap: nowrap;
  justify-content: flex-end;
  gap: 0;
`;
