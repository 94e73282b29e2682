import { useEffect, useRef, useState } from 'react';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { refusalOf } from '../../media/media-kind';
import { uploadFile } from '../../media/upload-file';
import { useRefetch } from '../../resource/use-resource';
import { library } from './media';

export interface QueuedUpload {
  key: number;
  file: File;
  tags: string;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** The sent share of the file, from 0 to 1. */
  share: number;
  /** The reason of a failure. */
  reason?: string;
}

const PARALLEL = 3;
let lastKey = 0;

const isOpen = ({ state }: QueuedUpload) => state === 'waiting' || state === 'sending';

/** Uploads many files, three at a time. Each can be cancelled and retried. Leaving the screen cancels all. */
export function useUploadQueue(onSettled: (uploads: readonly QueuedUpload[]) => void) {
  const refetch = useRefetch(library);
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const latest = useRef(uploads);
  const calls = useRef(new Map<number, AbortController>());
  // A ref, so that the latest callback is called and not the one from when the files were chosen.
  const latestOnSettled = useRef(onSettled);
  useEffect(() => {
    latestOnSettled.current = onSettled;
  });
  useEffect(() => {
    const { current } = calls;
    return () => current.forEach((call) => call.abort());
  }, []);

  const store = (next: readonly QueuedUpload[]) => {
    latest.current = next;
    setUploads(next);
  };
  const change = (key: number, changes: Partial<QueuedUpload>) =>
    store(latest.current.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));

  const send = async ({ key, file, tags }: QueuedUpload) => {
    const call = new AbortController();
    calls.current.set(key, call);
    change(key, { state: 'sending', share: 0, reason: undefined });
    try {
      const refusal = refusalOf(file, 'any');
      if (refusal) throw new Error(refusal);
      const onProgress = (share: number) => change(key, { share });
      await uploadFile(file, { tags, signal: call.signal, onProgress });
      change(key, { state: 'done', share: 1 });
    } catch (error) {
      const changes = { state: 'failed', reason: writeFailureOf(error as Error) } as const;
      change(key, wasStopped(error) ? { state: 'cancelled' } : changes);
    }
    calls.current.delete(key);
  };
  const pump = () => {
    while (calls.current.size < PARALLEL) {
      const next = latest.current.find(({ key, state }) => state === 'waiting' && !calls.current.has(key));
      if (!next) return;
      void send(next).then(handleSent);
    }
  };
  const handleSent = () => {
    pump();
    if (latest.current.some(isOpen)) return;
    void refetch();
    const settled = latest.current;
    if (settled.every(({ state }) => state === 'done')) store([]);
    latestOnSettled.current(settled);
  };
  const cancel = (key: number) => {
    const call = calls.current.get(key);
    if (call) call.abort();
    else change(key, { state: 'cancelled' });
  };
  return {
    uploads,
    isRunning: uploads.some(isOpen),
    add: (files: readonly File[], tags: string) => {
      const added = files.map((file) => ({ key: (lastKey += 1), file, tags, state: 'waiting', share: 0 }) as const);
      // Finished uploads leave the list when new ones are added.
      store([...latest.current.filter(({ state }) => state !== 'done'), ...added]);
      pump();
    },
    cancel,
    cancelAll: () => latest.current.filter(isOpen).forEach(({ key }) => cancel(key)),
    retry: (key: number) => {
      change(key, { state: 'waiting', reason: undefined });
      pump();
    },
    clear: () => store([]),
  };
}

export type UploadQueue = ReturnType<typeof useUploadQueue>;
