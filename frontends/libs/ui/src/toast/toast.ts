import { showToast, type Toast } from '@afshoreh/contracts';

type ToastText = Omit<Toast, 'tone'>;

/** Short answers to what somebody did. They travel to the shell's one host; callers bundle no toast library. */
export const toast = {
  success: (text: ToastText) => showToast({ ...text, tone: 'success' }),
  error: (text: ToastText) => showToast({ ...text, tone: 'error' }),
  info: (text: ToastText) => showToast({ ...text, tone: 'info' }),
};
