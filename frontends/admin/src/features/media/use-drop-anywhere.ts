import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files that are dropped anywhere on the page, unless an element above it accepts them. Returns whether files
 * are being dragged over the page.
 */
export function useDropAnywhere(onDrop: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleDrop = useEffectEvent((files: File[]) => onDrop(files));
  useEffect(() => {
    let depth = 0;
    const enter = (step: number) => (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth + step);
      setIsOver(depth > 0);
    };
    const handleOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setIsOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      handleDrop([...(event.dataTransfer?.files ?? [])]);
    };
    const listeners = { dragenter: enter(1), dragleave: enter(-1), dragover: handleOver, drop };
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, []);
  return isOver;
}
