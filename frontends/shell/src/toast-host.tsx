import type { Toast } from '@afshoreh/contracts';
import { useEffect } from 'react';
import { Toaster, toast as sonner } from 'sonner';

let mounted = false;
const waiting: Toast[] = [];

/** Shows a toast, or keeps it until the host is on the page. */
export function show(toast: Toast): void {
  if (!mounted) waiting.push(toast);
  else sonner[toast.tone](toast.title, { description: toast.description, action: toast.action });
}

/** Where toasts appear; once on the page. */
export function ToastHost() {
  useEffect(() => {
    mounted = true;
    waiting.splice(0).forEach(show);
  }, []);
  return <Toaster dir="rtl" position="bottom-center" richColors />;
}
