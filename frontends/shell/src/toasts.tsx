import { onToast, type Toast } from '@afshoreh/contracts';
import { useEffect, useState, type ComponentType } from 'react';

/** Fetches the toast host with the first toast: most visits never show one. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(
    () =>
      onToast((toast: Toast) => {
        void import('./toast-host').then(({ ToastHost, show }) => {
          setHost(() => ToastHost);
          show(toast);
        });
      }),
    [],
  );
  return Host ? <Host /> : null;
}
