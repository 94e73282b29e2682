import { toPersianDigits } from '@afshoreh/persian';
import { useEffect } from 'react';

/** «(۳) سفارش‌ها», for whoever has the tab in the background; also after another screen has named itself. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const prefix = `(${toPersianDigits(count)}) `;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(prefix, '');
    };
  }, [count]);
}
