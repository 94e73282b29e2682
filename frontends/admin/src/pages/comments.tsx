import { formatNumber } from '@afshoreh/persian';
import { FilterChips, SearchField } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { useState } from 'react';
import { CommentDialog } from '../features/comments/components/comment-dialog';
import { CommentsTable } from '../features/comments/components/comments-table';
import { copy } from '../features/comments/copy';
import { useDeleteComment } from '../features/comments/delete-comment';
import {
  COMMENT_FILTERS,
  commentCountsQuery,
  commentFilterOf,
  commentsQuery,
  type Comment,
} from '../features/comments/get-comments';
import { useModerateComment } from '../features/comments/moderate-comment';
import { useCommentBulk } from '../features/comments/use-comment-bulk';
import { useCommentKeys } from '../features/comments/use-comment-keys';
import { Screen } from '../layout/screen';
import { Filters, ListResults } from '../list/list-results';
import { idOf, useListSearch } from '../list/use-list-search';
import { useOpened } from '../list/use-opened';

export const head = { title: copy.title };

/** What readers wrote under articles, and what of it visitors may see (D20). */
export default function CommentsPage() {
  const search = useListSearch();
  const { params, q, page, change, addressWith } = search;
  const filter = commentFilterOf(params.get('filter'));
  const filters = { filter, q: q || undefined };
  const comments = useQuery({
    ...commentsQuery({ ...filters, page, limit: search.size }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(commentCountsQuery).data;
  const { moderate, busyId } = useModerateComment();
  const bulk = useCommentBulk(filters);
  const opened = useOpened('comment');
  const openComment = idOf(opened.value);
  const remove = useDeleteComment();
  const [toDelete, setToDelete] = useState<Comment | null>(null);
  useCommentKeys(comments.data?.items ?? [], moderate);

  const chips = COMMENT_FILTERS.map((value) => ({
    value,
    label: counts ? copy.filterWithCount(copy.filters[value], formatNumber(counts[value])) : copy.filters[value],
  }));

  return (
    <Screen title={copy.title} note={comments.data && copy.found(formatNumber(comments.data.total))}>
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
      </Filters>
      <ListResults copy={copy} query={comments} search={search} filtered={q !== '' || filter !== 'waiting'}>
        {(items, stale) => (
          <CommentsTable
            rows={items}
            total={comments.data?.total ?? 0}
            search={search}
            stale={stale}
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
      {toDelete && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setToDelete(null)}
          title={copy.deleteDialog.title}
          description={copy.deleteDialog.text(toDelete.name)}
          confirmLabel={copy.deleteDialog.confirm}
          pending={remove.isPending}
          pendingLabel={copy.deleteDialog.pending}
          onConfirm={() => remove.mutate(toDelete, { onSuccess: () => setToDelete(null) })}
        />
      )}
    </Screen>
  );
}
