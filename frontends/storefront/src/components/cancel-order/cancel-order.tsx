import { lazy, Suspense, useState } from 'react';
import { Button } from '@afshoreh/ui';
import { copy } from './copy';

const CancelQuestion = lazy(() => import('./cancel-question'));

interface CancelOrderProps {
  trackingCode: string;
  /** Sends the request and shows the cancelled order. */
  onCancel: () => Promise<void>;
}

/**
 * A button that cancels a new order. The server refuses when staff already work on the order, which the visitor cannot
 * see.
 */
export function CancelOrder({ trackingCode, onCancel }: CancelOrderProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" aria-label={copy.cancelOf(trackingCode)} onClick={() => setAsking(true)}>
        {copy.cancel}
      </Button>
      {isAsking && (
        <Suspense>
          <CancelQuestion onCancel={onCancel} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
