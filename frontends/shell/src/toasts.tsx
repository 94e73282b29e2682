import { onToast, type Toast } from '@afshoreh/contracts';
import { useEffect, useRef, useState } from 'react';

type ToastModule = typeof import('@afshoreh/ui/toast-host');

/** Fetches the toast host with the first toast: most visits never show one. */
export function Toasts() {
  const waiting = useRef<Toast[]>([]);
  const [host, setHost] = useState<ToastModule>();

  useEffect(
    () =>
      onToast((toast) => {
        if (host) return host.presentToast(toast);
        waiting.current.push(toast);
        import('@afshoreh/ui/toast-host').then(setHost, () => {
          // Without its host a toast cannot be shown; the next one tries again.
        });
      }),
    [host],
  );
  // By now the host is on the page and listens.
  useEffect(() => {
    if (host) waiting.current.splice(0).forEach(host.presentToast);
  }, [host]);

  return host ? <host.ToastHost /> : null;
}
