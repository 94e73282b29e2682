import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { useEffect, useRef, useState } from 'react';
import { wasStopped, writeFailureOf } from '../form/failed-write';
import { copy } from './copy';
import type { MediaItem } from './get-media';
import { refusalOf, type MediaKind } from './media-kind';
import { uploadFile, type UploadOptions } from './upload-file';

type Send = (file: File, options: UploadOptions) => Promise<MediaItem>;

/**
 * Uploads one file at a time and reports the progress. Leaving the screen cancels the upload. `send` replaces the
 * request that adds a new file, for example to replace an existing one.
 */
export function useUpload(kind: MediaKind, onDone: (item: MediaItem) => void, send: Send = uploadFile) {
  const queryClient = useQueryClient();
  const call = useRef<AbortController>(undefined);
  const [share, setShare] = useState(0);
  useEffect(() => () => call.current?.abort(), []);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (file: File) => {
      const refusal = refusalOf(file, kind);
      if (refusal) throw new Error(refusal);
      call.current = new AbortController();
      setShare(0);
      return send(file, { signal: call.current.signal, onProgress: setShare });
    },
    onSuccess: (item) => {
      onDone(item);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'media'] });
    },
  });
  return {
    upload: (file: File | undefined) => file && mutate(file),
    isUploading: isPending,
    /** From 0 to 1. At 1 the server processes the file. */
    share,
    cancel: () => call.current?.abort(),
    failure: error && !wasStopped(error) ? `${copy.uploadFailed}: ${writeFailureOf(error)}` : undefined,
    forgetFailure: reset,
  };
}
