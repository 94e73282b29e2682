import { useLocation } from '@afshoreh/contracts/router';
import { useBackCloses } from '@afshoreh/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Makes the page below the menu inert while the menu is open. */
function coverPage(): () => void {
  const covered = document.querySelectorAll<HTMLElement>('#main, #main ~ footer');
  covered.forEach((part) => (part.inert = true));
  return () => covered.forEach((part) => (part.inert = false));
}

/** The part of the header (menu or search) that is open on a small screen. Escape, Back and every link close it. */
export function useHeaderPanels() {
  const [opened, setOpened] = useState<'menu' | 'search' | null>(null);
  const menuToggle = useRef<HTMLButtonElement>(null);
  const searchToggle = useRef<HTMLButtonElement>(null);
  // The key changes even when a link leads to the current page.
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpened(null);
  }

  const closeAndFocusToggle = () => {
    setOpened(null);
    (opened === 'menu' ? menuToggle : searchToggle).current?.focus();
  };
  useBackCloses(closeAndFocusToggle, { open: opened !== null });
  const handleEscape = useEffectEvent(closeAndFocusToggle);

  useEffect(() => {
    if (!opened) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleEscape();
    };
    // Close at once, because the code of the next page may still have to load. Back from there must find the menu closed.
    const handleClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('header a')) setOpened(null);
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('click', handleClick);
    };
  }, [opened]);

  const isMenuOpen = opened === 'menu';
  useEffect(() => (isMenuOpen ? coverPage() : undefined), [isMenuOpen]);

  return {
    opened,
    menuToggle,
    searchToggle,
    close: () => setOpened(null),
    toggle: (what: 'menu' | 'search') => setOpened(opened === what ? null : what),
  };
}
