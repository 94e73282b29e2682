import { useEffect } from 'react';

const positions = new Map<string, number>();
let firstPage = true;

function keyOfEntry(): string {
  const state = window.history.state as { key?: string } | null;
  return state?.key ?? 'first';
}

interface Arrival {
  pathname: string;
  hash: string;
  /** Back, forward or a reload: the visitor returns to where they were. */
  byHistory: boolean;
}

/** Top of the page for a new one, the `#part` where the address names one, the old position on the way back. */
export function useScrollPosition({ pathname, hash, byHistory }: Arrival): void {
  useEffect(() => {
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // The page one arrives at was on screen before any script: its reader may be anywhere by now.
    const stays = firstPage && !part;
    firstPage = false;
    if (stays) return;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, byHistory ? (positions.get(keyOfEntry()) ?? 0) : 0);
    // Only a new page moves: filters and searches of a list change the address and stay where they are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let key = keyOfEntry();
    const handleScroll = () => {
      key = keyOfEntry();
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [pathname]);
}
