import { api, dataOf } from '@afshoreh/api-client';
import type { Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { useEffect, useState } from 'react';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { useConflict } from '../../form/use-conflict';
import { useAbortOnUnmount } from '../../form/use-abort-on-unmount';
import type { MediaItem } from '../../media/get-media';
import { useSaveMedia } from './change-media';
import { copy } from './copy';
import { mediaSchema, mediaValues } from './media-form';

/** The form of one file's details; `item` is undefined while it is on the way. */
export function useMediaForm(item: MediaItem | undefined, onSaved: () => void) {
  const [merged, setMerged] = useState<MediaItem>();
  // A file that was replaced meanwhile is newer than what was merged.
  const current = merged && item && merged.version > item.version ? merged : item;
  const save = useSaveMedia(current);
  const stopSignal = useAbortOnUnmount();
  const { form, ...state } = useForm({
    schema: mediaSchema,
    defaultValues: mediaValues(),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, signal: stopSignal() });
      onSaved();
    },
    onFailure: (error): Failure | null =>
      wasStopped(error) || conflict.take(error) ? null : { title: copy.saveFailed, text: writeFailureOf(error) },
  });
  const id = item?.id ?? 0;
  const conflict = useConflict({
    form,
    read: () => api.GET('/media/{id}', { params: { path: { id } } }).then(dataOf),
    valuesOf: mediaValues,
    onMerged: setMerged,
  });
  const { reset } = form;
  useEffect(() => {
    if (item) reset(mediaValues(item), { keepDirtyValues: true });
  }, [item, reset]);
  return { ...state, isDirty: form.formState.isDirty, conflict };
}
