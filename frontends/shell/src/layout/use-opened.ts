import { useLocation } from '@afshoreh/contracts/router';
import { useBackCloses } from '@afshoreh/ui';
import { useEffect, useRef, useState } from 'react';

/** What the menu lies over: neither a finger nor a key gets there while it is open. */
function coverPage(): () => void {
  const covered = document.querySelectorAll<HTMLElement>('#main, #main ~ footer');
  covered.forEach((part) => (part.inert = true));
  return () => covered.forEach((part) => (part.inert = false));
}

/**
 * What the header has opened on a small screen, one at a time. Escape closes it, and so does arriving at a page; the way
 * back closes the menu.
 */
export function useOpened() {
  const [opened, setOpened] = useState<'menu' | 'search' | null>(null);
  const menuToggle = useRef<HTMLButtonElement>(null);
  const searchToggle = useRef<HTMLButtonElement>(null);
  // Also when a link leads to the page that is there.
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpened(null);
  }

  useEffect(() => {
    if (!opened) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpened(null);
      (opened === 'menu' ? menuToggle : searchToggle).current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [opened]);

  const isMenuOpen = opened === 'menu';
  useBackCloses(() => setOpened(null), { open: isMenuOpen });
  useEffect(() => (isMenuOpen ? coverPage() : undefined), [isMenuOpen]);

  return {
    opened,
    menuToggle,
    searchToggle,
    close: () => setOpened(null),
    toggle: (what: 'menu' | 'search') => setOpened(opened === what ? null : what),
  };
}
