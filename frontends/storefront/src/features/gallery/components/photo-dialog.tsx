import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { IconButton, ImageWithFallback, useBackCloses } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Photo } from '../photo';
import { swipeOf, type Place } from '../swipe';

interface PhotoDialogProps {
  photos: readonly Photo[];
  /** The index of the shown photo. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/**
 * One photo over the page. Arrow keys and swipes show the others, «+» and «−» zoom, Escape and Back close it. A zoomed photo
 * scrolls by touch and by keyboard.
 */
export default function PhotoDialog({ photos, at, onMove, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLarge, setIsLarge] = useState(false);
  const { url, alt, variants } = photos[at] as Photo;
  const isOnly = photos.length === 1;
  useBackCloses(() => dialog.current?.close());
  useEffect(() => {
    // A modal `<dialog>` keeps the focus inside, and restores it when it closes.
    dialog.current?.showModal();
  }, []);

  const move = (step: number) => {
    setIsLarge(false);
    onMove((at + step + photos.length) % photos.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === '+' || key === '=') setIsLarge(true);
    else if (key === '-') setIsLarge(false);
    // The page is read from right to left, so the next photo is on the left. In a zoomed photo the arrow keys scroll
    // instead.
    else if (key === 'ArrowLeft' && !isLarge) move(1);
    else if (key === 'ArrowRight' && !isLarge) move(-1);
  };

  const touched = useRef<Place | null>(null);
  const handleTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches.item(0);
    // Two fingers zoom the page, so only a single finger swipes.
    touched.current = finger && touches.length === 1 && !isLarge ? { x: finger.clientX, y: finger.clientY } : null;
  };
  const handleTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches.item(0);
    if (!touched.current || !finger || isOnly) return;
    const swipe = swipeOf(touched.current, { x: finger.clientX, y: finger.clientY });
    touched.current = null;
    if (swipe) move(swipe === 'next' ? 1 : -1);
  };

  return (
    <Frame ref={dialog} aria-label={copy.dialog} onKeyDown={handleKey} onClose={onClose}>
      <Bar>
        <p aria-live="polite">
          <strong>{alt}</strong> <span>{copy.position(formatNumber(at + 1), formatNumber(photos.length))}</span>
        </p>
        <IconButton
          label={isLarge ? copy.zoomOut : copy.zoomIn}
          icon={isLarge ? <ZoomOut /> : <ZoomIn />}
          aria-pressed={isLarge}
          onClick={() => setIsLarge(!isLarge)}
        />
        <IconButton label={copy.close} icon={<X />} onClick={() => dialog.current?.close()} />
      </Bar>
      <Stage
        data-large={isLarge || undefined}
        tabIndex={isLarge ? 0 : undefined}
        role="group"
        aria-label={alt}
        onTouchStart={handleTouchStart}
        onTouchEnd={handleTouchEnd}
      >
        <ImageWithFallback key={url} src={url} variants={isLarge ? [] : variants} alt={alt} sizes="100vw" />
      </Stage>
      {!isOnly && (
        <Bar>
          <IconButton label={copy.previous} icon={<ArrowRight />} onClick={() => move(-1)} />
          <IconButton label={copy.next} icon={<ArrowLeft />} onClick={() => move(1)} />
        </Bar>
      )}
    </Frame>
  );
}

const Frame = styled.dialog`
  inline-size: min(64rem, 100vw);
  block-size: min(48rem, 100dvh);
  max-inline-size: 100vw;
  max-block-size: 100dvh;
  padding: ${space(3)};
  border: 0;
  border-radius: ${radius.large};
  background: ${color('surface')};
  color: ${color('text')};

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: ${space(2)};
  }
  &::backdrop {
    background: ${color('backdrop')};
  }
`;

const Bar = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: center;

  p {
    flex: 1;
  }
  span {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;

const Stage = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  /* A sideways swipe shows the next photo instead of scrolling. */
  touch-action: pan-y pinch-zoom;

  picture {
    display: contents;
  }
  /* The whole photo is visible, and a small one is not enlarged. */
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: scale-down;
  }
  &[data-large] {
    overflow: auto;
    /* A swipe at the edge of a zoomed photo must not make the browser go back a page. */
    overscroll-behavior: contain;
    touch-action: pan-x pan-y pinch-zoom;

    img {
      max-inline-size: none;
      inline-size: 250%;
      block-size: auto;
    }
  }
`;
