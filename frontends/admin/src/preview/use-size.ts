import { useEffect, useState } from 'react';

interface Size {
  inlineSize: number;
  blockSize: number;
}

/** The size of an element in CSS pixels, followed; 0 until it is known. */
export function useSize(element: Element | null | undefined): Size {
  const [size, setSize] = useState<Size>({ inlineSize: 0, blockSize: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box) setSize({ inlineSize: box.inlineSize, blockSize: box.blockSize });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
