import { reasonOf } from '@afshoreh/api-client';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy';
import { ACCEPTED, MOST_FILE_BYTES, MOST_FILES, uploadApplicationFile } from './upload-application-file';

const words = copy.files;

export interface SelectedFile {
  key: number;
  file: File;
  /** The uploaded part, from 0 to 1. */
  share: number;
  /** The token that refers to the uploaded file; null until it is uploaded. */
  token: string | null;
  /** Why the upload failed. */
  failure: string | null;
  /** The server refused the file, so a retry is useless. */
  isRefused: boolean;
}

/** What an application sends about its files. */
export interface UploadedFiles {
  tokens: string[];
  isSending: boolean;
}

function refusalOf({ type, size }: File): string | null {
  if (!ACCEPTED.split(',').includes(type)) return words.wrongType;
  return size > MOST_FILE_BYTES ? words.tooLarge : null;
}

const isWaiting = ({ token, failure }: SelectedFile) => token === null && failure === null;

/** Uploads the chosen files of an application one after the other; leaving the page stops the upload. */
export function useApplicationFiles(onChange: (files: UploadedFiles) => void) {
  const [files, setFiles] = useState<readonly SelectedFile[]>([]);
  const calls = useRef(new Map<number, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const nextKey = useRef(1);
  useEffect(() => {
    const running = calls.current;
    return () => running.forEach((call) => call.abort());
  }, []);
  useEffect(() => {
    onChange({ tokens: files.flatMap(({ token }) => token ?? []), isSending: files.some(isWaiting) });
  }, [files, onChange]);

  const change = (key: number, to: Partial<SelectedFile>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)));

  async function send({ key, file }: SelectedFile) {
    const { signal } = calls.current.get(key) ?? {};
    if (!signal || signal.aborted) return;
    try {
      const token = await uploadApplicationFile(file, signal, (share) => change(key, { share }));
      change(key, { token });
    } catch (error) {
      const isRefused = (error as { status?: number }).status !== undefined && Boolean(reasonOf(error as Error));
      if (!signal.aborted) change(key, { failure: reasonOf(error) ?? words.noAnswer, isRefused });
    }
  }
  function queue(entry: SelectedFile) {
    calls.current.set(entry.key, new AbortController());
    last.current = last.current.then(() => send(entry));
  }

  return {
    files,
    add: (chosen: readonly File[]) => {
      const room = MOST_FILES - files.filter(({ failure }) => failure === null).length;
      const added = chosen.map((file, at): SelectedFile => {
        const failure = at < room ? refusalOf(file) : words.tooMany;
        return { key: nextKey.current++, file, share: 0, token: null, failure, isRefused: failure !== null };
      });
      setFiles((before) => [...before, ...added]);
      added.filter(isWaiting).forEach(queue);
    },
    retry: (entry: SelectedFile) => {
      change(entry.key, { failure: null, share: 0 });
      queue(entry);
    },
    remove: ({ key }: SelectedFile) => {
      calls.current.get(key)?.abort();
      setFiles((before) => before.filter((each) => each.key !== key));
    },
  };
}
