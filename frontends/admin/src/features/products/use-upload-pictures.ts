import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { useEffect, useRef, useState } from 'react';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import type { MediaItem } from '../../media/get-media';
import { refusalOf } from '../../media/media-kind';
import { uploadFile } from '../../media/upload-file';
import { copy } from './copy';

/**
 * Uploads several pictures one after the other, so that they keep their order, and calls `onDone` for each. A picture that is
 * refused does not stop the others; `failures` names it with the reason. Leaving the form cancels the rest.
 */
export function useUploadPictures(onDone: (item: MediaItem) => void) {
  const queryClient = useQueryClient();
  const call = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  useEffect(() => () => call.current?.abort(), []);
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const { signal } = (call.current = new AbortController());
      const failures: string[] = [];
      for (const [at, file] of files.entries()) {
        const onProgress = (part: number) => setShare((at + part) / files.length);
        onProgress(0);
        try {
          const refusal = refusalOf(file, 'image');
          if (refusal) throw new Error(refusal);
          onDone(await uploadFile(file, { signal, onProgress }));
        } catch (error) {
          if (wasStopped(error)) break;
          failures.push(copy.form.pictures.failed(file.name, writeFailureOf(error as Error)));
        }
      }
      return failures;
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['admin', 'media'] }),
  });
  return {
    upload: (files: readonly File[]) => mutate(files),
    isUploading: isPending,
    /** From 0 to 1, of all files. */
    share,
    cancel: () => call.current?.abort(),
    failures: data ?? [],
  };
}
