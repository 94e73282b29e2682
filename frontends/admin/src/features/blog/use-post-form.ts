import type { Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { useRef, useState } from 'react';
import { writeFailureOf, wasStopped } from '../../form/failed-write';
import { forgetUnsaved, useUnsaved } from '../../form/leaving';
import { useConflict } from '../../form/use-conflict';
import { useDraft } from '../../form/use-draft';
import { useAbortOnUnmount } from '../../form/use-abort-on-unmount';
import { copy } from './copy';
import { readPost, type AdminPost, type PostStatus } from './get-posts';
import { postSchema, postValues, type PostFormValues } from './post-form';
import { useSavePost } from './save-post';

interface PostFormOptions {
  /** Undefined for a new article. */
  post: AdminPost | undefined;
  onSaved: (post: AdminPost) => void;
}

/** An article as it is written: its draft on this device, its sending, and what a colleague did to it meanwhile. */
export function usePostForm({ post, onSaved }: PostFormOptions) {
  const [edited, setEdited] = useState(post);
  const [initial] = useState(() => postValues(post));
  const save = useSavePost();
  const stopSignal = useAbortOnUnmount();
  /** What the button that was pressed makes of it; without one it stays what it is. */
  const wanted = useRef<PostStatus>(undefined);
  const state = useForm({
    schema: postSchema,
    defaultValues: initial,
    onSubmit: handleSubmit,
    onFailure: handleFailure,
    onInvalid: () => void takeWanted(),
  });
  const { form } = state;
  const conflict = useConflict({
    form,
    read: () => readPost(edited?.id ?? 0),
    valuesOf: postValues,
    onMerged: setEdited,
  });
  const draft = useDraft({ form }, `post.${post?.id ?? 'new'}`, true);
  const { isDirty } = form.formState;
  useUnsaved(isDirty, draft.forget);

  async function handleSubmit(values: PostFormValues): Promise<void> {
    const status = takeWanted() ?? edited?.status ?? 'draft';
    const saved = await save.mutateAsync({ values, status, edited, signal: stopSignal() });
    draft.forget();
    forgetUnsaved();
    form.reset(postValues(saved));
    setEdited(saved);
    onSaved(saved);
  }
  function handleFailure(error: Error): Failure | null {
    if (wasStopped(error) || conflict.take(error)) return null;
    return { title: copy.edit.saveFailed, text: writeFailureOf(error) };
  }
  function takeWanted(): PostStatus | undefined {
    const status = wanted.current;
    wanted.current = undefined;
    return status;
  }
  return {
    ...state,
    ...{ control: form.control, edited, isDirty, draft, conflict },
    /** For the button that sends the form, before it does. */
    want: (status: PostStatus) => {
      wanted.current = status;
    },
    discardDraft: () => {
      draft.forget();
      form.reset(postValues(edited));
    },
  };
}

export type PostForm = ReturnType<typeof usePostForm>;
