import { Button, ErrorBox, Loading, Notice } from '@afshoreh/ui';
import type { ReactNode } from 'react';
import { copy } from './copy';

interface Query {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryLoaderProps<Queries extends Query[]> {
  queries: [...Queries];
  /** The title of the error box, above the reason. */
  failed: string;
  /** The skeleton in the shape of the content. */
  skeleton: ReactNode;
  children: (...data: { [At in keyof Queries]: NonNullable<Queries[At]['data']> }) => ReactNode;
}

/**
 * Shows the result of queries. When a refetch fails, the shown content stays, below a line that reports the failure.
 */
export function QueryLoader<Queries extends Query[]>(props: QueryLoaderProps<Queries>) {
  const { queries, failed, skeleton, children } = props;
  const error = queries.find((query) => query.error)?.error;
  const retry = {
    onRetry: () => queries.filter((query) => query.error).forEach((query) => void query.refetch()),
    retrying: queries.some(({ isFetching }) => isFetching),
  };
  if (queries.every(({ data }) => data !== undefined)) {
    const data = queries.map((query) => query.data) as { [At in keyof Queries]: NonNullable<Queries[At]['data']> };
    return (
      <>
        {error && <StaleNotice reason={error.message} {...retry} />}
        {children(...data)}
      </>
    );
  }
  if (error) {
    return (
      <ErrorBox title={failed} {...retry}>
        {error.message}
      </ErrorBox>
    );
  }
  return <Loading>{skeleton}</Loading>;
}

interface StaleNoticeProps {
  reason: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A notice above content that could not be refreshed. */
export function StaleNotice({ reason, onRetry, retrying }: StaleNoticeProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" size="small" pending={retrying} pendingLabel={copy.retrying} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      <strong>{copy.stale}</strong>
      <p>{reason}</p>
    </Notice>
  );
}
