import { formatDate } from '@afshoreh/persian';
import { Badge, IconLink, LinkButton } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../features/blog/copy';
import { editorPath, posts, type PostCard } from '../features/blog/get-posts';
import { PUBLISH_ACTIONS } from '../features/blog/save-post';
import { ResourceList } from '../resource/resource-list';

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

export const head = { title: copy.title };

/** All articles, including drafts. */
export default function BlogPage() {
  return (
    <ResourceList
      of={posts}
      columns={COLUMNS}
      bulk={PUBLISH_ACTIONS}
      mayExport={false}
      hasViews={false}
      rowActions={({ id, slug, title, status }) => (
        <>
          <IconLink to={editorPath(id)} label={copy.editOf(title)} icon={<Pencil />} size="small" />
          {status === 'published' && (
            <IconLink
              to={`/blog/${slug}`}
              target="_blank"
              label={copy.visitOf(title)}
              icon={<ExternalLink />}
              size="small"
            />
          )}
        </>
      )}
      add={
        <LinkButton to={editorPath()} size="small">
          <Plus />
          {copy.add}
        </LinkButton>
      }
    />
  );
}

const Title = styled.strong`
  font-weight: 600;
`;
