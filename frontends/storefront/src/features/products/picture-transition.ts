import { onHistoryStep, useNavigate } from '@afshoreh/contracts/router';
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';

/** The `id` of the picture on a product's page, and what the browser calls the picture that goes there or comes back. */
export const PRODUCT_PICTURE = 'product-picture';
/** The old page stands still meanwhile: a page that takes longer comes without a transition. */
const LONGEST_WAIT_MS = 400;

/** The picture that a transition waits for: of this product's page, on a page that is not there yet. */
let awaited: { address: string; arrive: (picture: HTMLElement) => void } | undefined;
/** The list that the product on screen was opened from. */
let cameFrom: string | undefined;

const pageAddress = () => window.location.pathname + window.location.search;
const pictureOfPage = () => document.getElementById(PRODUCT_PICTURE);

function canMove(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Goes to another page by `go`; `picture` goes over to where that page shows the product at `address`. */
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
  // It is left out while the page is hidden, or for another one; the page is there all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    awaited = undefined;
    if (arrived) arrived.style.viewTransitionName = '';
  });
}

/** Waits for the effects, in which the shell scrolls to where the reader was: a picture off screen does not move. */
function usePictureArrival(address: string, find: () => HTMLElement | null): void {
  useEffect(() => {
    const picture = awaited?.address === address ? find() : null;
    if (picture) awaited?.arrive(picture);
  }, [address, find]);
}

/** For the card of a product: its picture goes over to the product's page and comes back, in browsers that can. */
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

/** For the page of a product, where it stands whole. */
export function usePictureOfPage(address: string): void {
  usePictureArrival(address, pictureOfPage);
  useEffect(() => {
    const handleBack = (event: PopStateEvent) => {
      // Where the gesture of going back shows the way already, another movement is one too many.
      const isOurs = event.isTrusted && !event.hasUAVisualTransition && pageAddress() === cameFrom;
      const picture = isOurs && canMove() ? pictureOfPage() : null;
      if (!picture) return;
      // The router changes the page at once, and the browser draws what goes away only with its next frame.
      event.stopImmediatePropagation();
      movePicture(picture, address, () =>
        window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown })),
      );
    };
    return onHistoryStep(handleBack);
  }, [address]);
}
