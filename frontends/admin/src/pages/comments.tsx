import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField } from '@afshoreh/ui';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useMemo, useState } from 'react';
import { CommentDialog } from '../features/comments/components/comment-dialog';
import { CommentsTable } from '../features/comments/components/comments-table';
import { DeleteCommentDialog } from '../features/comments/components/delete-comment-dialog';
import { copy } from '../features/comments/copy';
import {
  COMMENT_FILTERS,
  commentCountsQuery,
  commentSearchOf,
  commentsQuery,
  exportComments,
  foundCommentsQuery,
  type Comment,
} from '../features/comments/get-comments';
import { useModerateComment } from '../features/comments/moderate-comment';
import { useCommentBulk } from '../features/comments/use-comment-bulk';
import { useCommentKeys } from '../features/comments/use-comment-keys';
import { Screen } from '../layout/screen';
import { Counted } from '../list/counted';
import { Filters, ListResults } from '../list/list-results';
import { RANGE_PARAMETERS } from '../list/period';
import { PeriodMenu } from '../list/period-menu';
import { SavedViews } from '../list/saved-views';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

const NARROWING = ['q', 'filter', ...RANGE_PARAMETERS];
const KEPT = [...NARROWING, 'size'];
const countOf = (params: URLSearchParams) => foundCommentsQuery(commentSearchOf(params, new Date()));

export const head = { title: copy.title };

/** What readers wrote under articles, and what of it visitors may see (D20). */
export default function CommentsPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filters = useMemo(() => commentSearchOf(params, new Date()), [params]);
  const { filter } = filters;
  const comments = useQuery({
    ...commentsQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(commentCountsQuery).data;
  const { moderate, busyId } = useModerateComment();
  const bulk = useCommentBulk(filters);
  const opened = useOpened('comment');
  const openComment = idOf(opened.value);
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  useCommentKeys(comments.data?.items ?? [], moderate);

  const chips = COMMENT_FILTERS.map((value) => ({
    value,
    label: <Counted name={copy.filters[value]} count={counts?.[value]} />,
  }));

  return (
    <Screen
      title={copy.title}
      views={<SavedViews list="comments" search={search} kept={KEPT} countOf={countOf} />}
      note={comments.data && copy.found(formatNumber(comments.data.total))}
    >
      <Filters>
        <SearchField
          label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
        <FilterChips
          label={copy.filter}
          options={chips}
          value={filter}
          hrefOf={(value) => addressWith({ filter: value === 'waiting' ? null : value })}
        />
        <PeriodMenu search={search} />
      </Filters>
      <ListResults copy={copy} query={comments} search={search} filtered={NARROWING.some((name) => params.has(name))}>
        {(items, stale) => (
          <CommentsTable
            rows={items}
            total={comments.data?.total ?? 0}
            search={search}
            stale={stale}
            csv={{ fileName: 'comments.csv', fetch: () => exportComments(filters) }}
            bulk={bulk}
            linkTo={({ id }) => opened.linkTo(id)}
            onModerate={moderate}
            onDelete={setToDelete}
            busyId={busyId}
          />
        )}
      </ListResults>
      {openComment !== null && (
        <CommentDialog
          key={openComment}
          id={openComment}
          busyId={busyId}
          onModerate={moderate}
          onClose={opened.close}
        />
      )}
      {toDelete && <DeleteCommentDialog comment={toDelete} onClose={() => setToDelete(null)} />}
    </Screen>
  );
}
