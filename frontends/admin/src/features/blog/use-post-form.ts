import { useRef } from 'react';
import { useRecordForm } from '../../form/use-record-form';
import { copy } from './copy';
import { posts, type AdminPost, type PostStatus } from './get-posts';
import { postSchema, postValues } from './post-form';
import { useSavePost } from './save-post';

interface PostFormOptions {
  /** Undefined for a new article. */
  post: AdminPost | undefined;
  onSaved: (post: AdminPost) => void;
}

/** The form of an article: its draft, its submit and the conflicts with colleagues' changes. */
export function usePostForm({ post, onSaved }: PostFormOptions) {
  const save = useSavePost();
  /** The status that the pressed button sets. Without one the article keeps its status. */
  const nextStatus = useRef<PostStatus>(undefined);
  const takeNextStatus = () => {
    const status = nextStatus.current;
    nextStatus.current = undefined;
    return status;
  };
  const form = useRecordForm({
    schema: postSchema,
    stored: post,
    valuesOf: postValues,
    save: (sent) => save.mutateAsync({ ...sent, status: takeNextStatus() ?? sent.edited?.status ?? 'draft' }),
    read: (edited) => posts.read(edited?.id ?? 0),
    failed: copy.edit.saveFailed,
    draft: `post.${post?.id ?? 'new'}`,
    onSaved: (saved) => saved && onSaved(saved),
    onInvalid: () => void takeNextStatus(),
  });
  return {
    ...form,
    /** Called by a submit button before it submits the form. */
    setNextStatus: (status: PostStatus) => {
      nextStatus.current = status;
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;
