import { onHistoryStep, useNavigate } from '@afshoreh/contracts/router';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';

/** The `id` of the picture on a product page, and the `view-transition-name` of the picture that moves. */
export const PRODUCT_PICTURE = 'product-picture';
/** The old page is frozen during the wait, so a page that takes longer opens without a transition. */
const LONGEST_WAIT_MS = 400;

/** The picture that a transition waits for: on this product's page, or on the list, before that page is rendered. */
let awaited: { address: string; arrive: (picture: HTMLElement) => void } | undefined;
/** The address of the list from which the current product was opened. */
let cameFrom: string | undefined;

const pageAddress = () => window.location.pathname + window.location.search;
const pictureOfPage = () => document.getElementById(PRODUCT_PICTURE);

function canMove(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Calls `go` to change the page, and animates `picture` to the place where the new page shows the product at `address`. */
function movePicture(picture: HTMLElement, address: string, go: () => void): void {
  let arrived: HTMLElement | undefined;
  picture.style.viewTransitionName = PRODUCT_PICTURE;
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    return new Promise<void>((resolve) => {
      const arrive = (at: HTMLElement) => {
        arrived = at;
        at.style.viewTransitionName = PRODUCT_PICTURE;
        resolve();
      };
      awaited = { address, arrive };
      setTimeout(resolve, LONGEST_WAIT_MS);
      go();
    });
  });
  // The browser skips the transition while the page is hidden or when another one starts; the page still changes.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    awaited = undefined;
    if (arrived) arrived.style.viewTransitionName = '';
  });
}

/** Waits for the effects: the shell restores the scroll position in them, and a picture off screen does not animate. */
function usePictureArrival(address: string, find: () => HTMLElement | null): void {
  useEffect(() => {
    const picture = awaited?.address === address ? find() : null;
    if (picture) awaited?.arrive(picture);
  }, [address, find]);
}

/** For a product card: animates its picture to the product's page and back, in browsers with view transitions. */
export function usePictureOfCard(address: string) {
  const navigate = useNavigate();
  const card = useRef<HTMLElement>(null);
  const find = useCallback(() => card.current?.querySelector('img') ?? null, []);
  usePictureArrival(address, find);
  const handleClick = (event: MouseEvent) => {
    const picture = isPlainClick(event) && canMove() ? find() : null;
    if (!picture) return;
    event.preventDefault();
    cameFrom = pageAddress();
    movePicture(picture, address, () => void navigate(address));
  };
  return { card, handleClick };
}

/** For a product's page: animates its large picture back to the card when Back leads to the list. */
export function usePictureOfPage(address: string): void {
  usePictureArrival(address, pictureOfPage);
  useEffect(() => {
    const handleBack = (event: PopStateEvent) => {
      // Skip it when the browser's own gesture of going back is animated: two animations would be too many.
      const isOurs = event.isTrusted && !event.hasUAVisualTransition && pageAddress() === cameFrom;
      const picture = isOurs && canMove() ? pictureOfPage() : null;
      if (!picture) return;
      // The router changes the page at once, but the browser captures the old page only with its next frame.
      event.stopImmediatePropagation();
      movePicture(picture, address, () =>
        window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown })),
      );
    };
    return onHistoryStep(handleBack);
  }, [address]);
}
