import { useNavigate } from '@afshoreh/contracts/router';
import { useLayoutEffect, type MouseEvent } from 'react';

/** The `id` of the picture on a product's page, and what the browser calls the picture that goes there. */
export const PRODUCT_PICTURE = 'product-picture';
/** The old page stands still meanwhile: a page that takes longer comes without a transition. */
const LONGEST_WAIT_MS = 400;

/** Tells the transition under way, if any, that the product's page is there. */
let arrive: (() => void) | undefined;

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function pictureOf(link: HTMLAnchorElement): HTMLElement | null {
  const canMove = 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return canMove ? (link.closest('article')?.querySelector('img') ?? null) : null;
}

/** What a click on a card's link does: its picture goes over to the page of the product, in browsers that can. */
export function usePictureTransition(to: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const picture = isPlainClick(event) ? pictureOf(event.currentTarget) : null;
    if (!picture) return;
    event.preventDefault();
    picture.style.viewTransitionName = PRODUCT_PICTURE;
    const transition = document.startViewTransition(() => {
      picture.style.viewTransitionName = '';
      void navigate(to);
      return new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, LONGEST_WAIT_MS);
      });
    });
    // It is left out while the page is hidden, or for another one; the page is there all the same.
    transition.ready.catch(() => undefined);
    void transition.finished.finally(() => {
      arrive = undefined;
      const arrived = document.getElementById(PRODUCT_PICTURE);
      if (arrived) arrived.style.viewTransitionName = '';
    });
  };
}

/** Called where a product's page stands whole. */
export function usePictureArrival(): void {
  useLayoutEffect(() => {
    const picture = document.getElementById(PRODUCT_PICTURE);
    if (!arrive || !picture) return;
    picture.style.viewTransitionName = PRODUCT_PICTURE;
    arrive();
  }, []);
}
