import { toPersianDigits } from '@afshoreh/persian';
import { Button, Cluster, Notice } from '@afshoreh/ui';
import { useSyncExternalStore } from 'react';
import type { CallsInBackground } from '../calls-in-background';
import { copy } from '../copy';

const words = copy.call;

interface UnsavedCallsProps {
  calls: CallsInBackground;
  /** Opens the order of a call. Its form has the typed values. */
  onOpen: (id: number) => void;
}

/** The calls that could not be saved, each with buttons to retry or to open its order. */
export function UnsavedCalls({ calls, onOpen }: UnsavedCallsProps) {
  const failed = useSyncExternalStore(calls.subscribe, calls.get).filter(({ failure }) => failure !== null);
  return failed.map(({ id, failure, values }) => {
    const number = toPersianDigits(id);
    return (
      <Notice key={id} tone="warning" urgent>
        <strong>{words.unsaved(number)}</strong>
        <p>{failure}</p>
        {values.note && <p>{words.unsavedNote(values.note)}</p>}
        <Cluster $gap={3}>
          <Button size="small" aria-label={words.sendAgainOf(number)} onClick={() => calls.retry(id)}>
            {words.sendAgain}
          </Button>
          <Button size="small" variant="secondary" aria-label={words.openUnsavedOf(number)} onClick={() => onOpen(id)}>
            {words.openUnsaved}
          </Button>
        </Cluster>
      </Notice>
    );
  });
}
