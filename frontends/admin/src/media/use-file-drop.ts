import { useRef, useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Returns the drop listeners for an element, and whether files are being dragged over it. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  // Moving over child elements also fires enter and leave events, so they are counted.
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
