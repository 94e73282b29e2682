import { onToast, type Toast } from '@afshoreh/contracts';
import { useEffect, useRef, useState } from 'react';

import { PlainToast } from './plain-toast';

type ToastModule = typeof import('@afshoreh/ui/toast-host');

/**
 * Fetches the toast host with the first toast: most visits never show one. When it does not come, as without a
 * connection, the newest toast is shown plainly, and the next one asks for the host again.
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
  // By now the host is on the page and listens.
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
