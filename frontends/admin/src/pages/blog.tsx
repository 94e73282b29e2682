import { formatNumber } from '@afshoreh/persian';
import { FilterChips, LinkButton, SearchField, SelectField } from '@afshoreh/ui';
import type { TableSort } from '@afshoreh/ui/table';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeletePostDialog } from '../features/blog/components/delete-post-dialog';
import { PostsTable } from '../features/blog/components/posts-table';
import { copy } from '../features/blog/copy';
import {
  CATEGORIES,
  editorPath,
  oneOf,
  POST_SORTS,
  postsQuery,
  STATUS_FILTERS,
  type PostCard,
  type PostSort,
} from '../features/blog/get-posts';
import { usePostBulk } from '../features/blog/use-post-bulk';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { useListSearch } from '../list/use-list-search';

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: copy.statuses[value] }));
const SORTS = POST_SORTS.map((value) => ({ value, label: copy.sorts[value] }));
const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: copy.categories[value] }));

/** What a header sorts by, and which way. */
const HEADER_SORTS: Partial<Record<PostSort, TableSort>> = {
  title: { key: 'title', direction: 'ascending' },
  updated: { key: 'updated', direction: 'descending' },
};

export const head = { title: copy.title };

/** All articles, drafts too (D20). */
export default function BlogPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const status = oneOf(STATUS_FILTERS, params.get('status'));
  const sort = oneOf(POST_SORTS, params.get('sort'));
  const category = CATEGORIES.find((each) => each === params.get('category'));
  const filters = { q: q || undefined, status, category, sort };
  const posts = useQuery({
    ...postsQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const bulk = usePostBulk(filters);
  const [toDelete, setToDelete] = useState<PostCard | null>(null);
  const addButton = (
    <LinkButton to={editorPath()} size="small">
      <Plus />
      {copy.add}
    </LinkButton>
  );

  return (
    <Screen title={copy.title} note={posts.data && copy.found(formatNumber(posts.data.total))} actions={addButton}>
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <FilterChips
          label={copy.statusFilter}
          options={STATUSES}
          value={status}
          hrefOf={(value) => addressWith({ status: value === 'all' ? null : value })}
        />
        <SelectField
          label={copy.categoryFilter}
          labelHidden
          placeholder={copy.allCategories}
          options={CATEGORY_OPTIONS}
          value={category ?? ''}
          onChange={({ target }) => change({ category: target.value })}
        />
        <SelectField
          label={copy.sort}
          labelHidden
          options={SORTS}
          value={sort}
          onChange={({ target }) => change({ sort: target.value === 'newest' ? null : target.value })}
        />
      </Filters>
      <ListResults
        copy={copy}
        query={posts}
        search={search}
        filtered={q !== '' || status !== 'all' || category !== undefined}
        firstStep={addButton}
      >
        {(items, stale) => (
          <PostsTable
            rows={items}
            total={posts.data?.total ?? 0}
            search={search}
            stale={stale}
            sort={HEADER_SORTS[sort]}
            onSort={({ key }) => change({ sort: key })}
            bulk={bulk}
            onDelete={setToDelete}
          />
        )}
      </ListResults>
      {toDelete && <DeletePostDialog post={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
