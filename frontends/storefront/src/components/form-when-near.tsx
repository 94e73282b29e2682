import type { ReactNode, RefObject } from 'react';
import { ErrorBox, Loading, NoScriptNotice, Skeleton, useWhenNear } from '@afshoreh/ui';
import { copy } from '../copy';

interface FormWhenNearProps<Module> {
  /** Brings the code of the form; the same function in every render. */
  load: () => Promise<Module>;
  /** About as tall as the form, as a CSS length. */
  height: string;
  children: (code: Module) => ReactNode;
}

/** A form far down a page that is read: its code comes when a visitor comes near it, and its place is kept meanwhile. */
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

/** Without JavaScript nothing will ever load here: only what was asked for says so. */
function Place({ height, loading }: { height: string; loading: boolean }) {
  if (!loading) return <Skeleton height={height} />;
  return (
    <Loading label={copy.form.loading}>
      <Skeleton height={height} />
    </Loading>
  );
}
