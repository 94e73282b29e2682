import { reasonOf } from '@afshoreh/api-client';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy';
import { ACCEPTED, MOST_FILE_BYTES, MOST_FILES, uploadApplicationFile } from './upload-application-file';

const words = copy.files;

export interface ChosenFile {
  key: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** What the application names it by, once it has been sent. */
  token: string | null;
  /** Why it was not sent. */
  failure: string | null;
  /** It is of no use to try this one again. */
  isRefused: boolean;
}

/** What an application sends of its files. */
export interface FilesOfApplication {
  tokens: string[];
  isSending: boolean;
}

function refusalOf({ type, size }: File): string | null {
  if (!ACCEPTED.split(',').includes(type)) return words.wrongType;
  return size > MOST_FILE_BYTES ? words.tooLarge : null;
}

const isWaiting = ({ token, failure }: ChosenFile) => token === null && failure === null;

/** The files of an application, sent one after the other as soon as they are chosen; leaving the page stops that. */
export function useApplicationFiles(onChange: (files: FilesOfApplication) => void) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
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

  const change = (key: number, to: Partial<ChosenFile>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)));

  async function send({ key, file }: ChosenFile) {
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
  function queue(entry: ChosenFile) {
    calls.current.set(entry.key, new AbortController());
    last.current = last.current.then(() => send(entry));
  }

  return {
    files,
    add: (chosen: readonly File[]) => {
      const room = MOST_FILES - files.filter(({ failure }) => failure === null).length;
      const added = chosen.map((file, at): ChosenFile => {
        const failure = at < room ? refusalOf(file) : words.tooMany;
        return { key: nextKey.current++, file, share: 0, token: null, failure, isRefused: failure !== null };
      });
      setFiles((before) => [...before, ...added]);
      added.filter(isWaiting).forEach(queue);
    },
    retry: (entry: ChosenFile) => {
      change(entry.key, { failure: null, share: 0 });
      queue(entry);
    },
    remove: ({ key }: ChosenFile) => {
      calls.current.get(key)?.abort();
      setFiles((before) => before.filter((each) => each.key !== key));
    },
  };
}
