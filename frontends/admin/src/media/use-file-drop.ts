import { useRef, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** For an element that files may be dropped on: its listeners, and whether files are over it now. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  // Children are entered and left as well.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const enter = (step: 1 | -1) => {
    depth.current = Math.max(0, depth.current + step);
    setIsOver(depth.current > 0);
  };
  const drop = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.stopPropagation();
      enter(1);
    },
    onDragLeave: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.stopPropagation();
      enter(-1);
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      depth.current = 0;
      setIsOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, drop };
}
