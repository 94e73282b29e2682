import { Skeleton } from '@afshoreh/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { copy } from '../copy';
import type { FilesOfApplication } from '../use-application-files';

type Files = ComponentType<{ onChange: (files: FilesOfApplication) => void }>;

interface FilesWhenNearProps {
  /** The step before it has been reached. */
  isNear: boolean;
  onChange: (files: FilesOfApplication) => void;
}

/** The code for files comes when its step is near; an application goes without files when it does not come. */
export function FilesWhenNear({ isNear, onChange }: FilesWhenNearProps) {
  const [Content, setContent] = useState<Files | null>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    import('./application-files').then(
      ({ ApplicationFiles }) => setContent(() => ApplicationFiles),
      () => setIsLost(true),
    );
  }, [isNear]);
  if (isLost) return <p>{copy.form.documents}</p>;
  return Content ? <Content onChange={onChange} /> : <Skeleton height="6rem" />;
}
