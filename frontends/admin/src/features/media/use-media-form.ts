import { useForm } from '@afshoreh/ui/form';
import { useEffect } from 'react';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { useStopOnClose } from '../../form/use-stop-on-close';
import { isVersionConflict } from '../../form/version-conflict';
import type { MediaItem } from '../../media/get-media';
import { useSaveMedia } from './change-media';
import { copy } from './copy';
import { mediaSchema, mediaValues } from './media-form';

/** The form of one file's details; `item` is undefined while it is on the way. */
export function useMediaForm(item: MediaItem | undefined, onSaved: () => void) {
  const save = useSaveMedia(item);
  const stopSignal = useStopOnClose();
  const state = useForm({
    schema: mediaSchema,
    defaultValues: mediaValues(),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, signal: stopSignal() });
      onSaved();
    },
    onFailure: (error) =>
      isVersionConflict(error) || wasStopped(error) ? null : { title: copy.saveFailed, text: writeFailureOf(error) },
  });
  const { reset } = state.form;
  // What was typed stays when a newer version arrives after a conflict.
  useEffect(() => {
    if (item) reset(mediaValues(item), { keepDirtyValues: true });
  }, [item, reset]);
  return { ...state, isConflict: isVersionConflict(save.error), forgetConflict: save.reset };
}
