import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areSingleKeysOn, isIgnored } from '../../../keyboard/single-keys';
import { isTyping } from '../use-call-keys';

/**
 * The key P opens the form of the quote, except in text fields. It is recognised by `event.code`, because this key
 * types «ح» on a Persian keyboard.
 */
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
