import type { ReactNode, RefObject } from 'react';
import { ErrorBox, Loading, NoScriptNotice, Skeleton, useWhenNear } from '@afshoreh/ui';
import { copy } from '../copy';

interface FormWhenNearProps<Module> {
  /** Imports the code of the form; pass the same function in every render. */
  load: () => Promise<Module>;
  /** The approximate height of the form, as a CSS length. */
  height: string;
  children: (code: Module) => ReactNode;
}

/** A form far down a page: its code loads when the visitor scrolls near it, and its space is reserved until then. */
export function FormWhenNear<Module>({ load, height, children }: FormWhenNearProps<Module>) {
  const { ref, code, loading, failed, retry } = useWhenNear(load);
  if (code) return children(code);
  return (
    <div ref={ref as RefObject<HTMLDivElement | null>}>
      <NoScriptNotice />
      {failed ? (
        <ErrorBox title={copy.form.failed} onRetry={retry}>
          {copy.tryAgain}
        </ErrorBox>
      ) : (
        <Place height={height} loading={loading} />
      )}
    </div>
  );
}

/** It says «loading» only while the code is being fetched: without JavaScript nothing ever loads here. */
function Place({ height, loading }: { height: string; loading: boolean }) {
  if (!loading) return <Skeleton height={height} />;
  return (
    <Loading label={copy.form.loading}>
      <Skeleton height={height} />
    </Loading>
  );
}
