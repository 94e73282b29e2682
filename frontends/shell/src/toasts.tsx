import { onToast, type Toast } from '@afshoreh/contracts';
import { useEffect, useRef, useState } from 'react';

import { PlainToast } from './plain-toast';

type ToastModule = typeof import('@afshoreh/ui/toast-host');

/**
 * Loads the toast host with the first toast, because most visits never show one. When it fails to load (no connection, for
 * example), the newest toast is shown by `PlainToast`, and the next toast tries to load the host again.
 */
export function Toasts() {
  const waiting = useRef<Toast[]>([]);
  const [host, setHost] = useState<ToastModule>();
  const [plain, setPlain] = useState<Toast | null>(null);

  useEffect(
    () =>
      onToast((toast) => {
        if (host) return host.presentToast(toast);
        waiting.current.push(toast);
        import('@afshoreh/ui/toast-host').then(
          (module) => {
            setHost(module);
            setPlain(null);
          },
          () => setPlain(waiting.current.splice(0).at(-1) ?? null),
        );
      }),
    [host],
  );
  // The host is mounted now, so it receives the toasts.
  useEffect(() => {
    if (host) waiting.current.splice(0).forEach(host.presentToast);
  }, [host]);

  return (
    <>
      {host && <host.ToastHost />}
      {plain && <PlainToast toast={plain} onClose={() => setPlain(null)} />}
    </>
  );
}
