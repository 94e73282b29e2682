import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areSingleKeysOn, isIgnored } from '../../../keyboard/single-keys';
import { isTyping } from '../use-call-keys';

/** Outside of text fields of the order's dialog, P opens the form of the quote. By `event.code`: a Persian P types «ح». */
export function useQuoteKey(element: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { code, target, ctrlKey, metaKey, shiftKey } = event;
    if (code !== 'KeyP' || ctrlKey || metaKey || shiftKey || isIgnored(event) || !areSingleKeysOn()) return;
    const dialog = element.current?.closest('[role="dialog"]');
    if (!(target instanceof Element) || !dialog?.contains(target) || isTyping(target)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
