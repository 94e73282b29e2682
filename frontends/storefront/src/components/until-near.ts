/**
 * Resolves when the server's section with this heading is scrolled near; at once where the server has sent none. For sections
 * that work without their code: a first visit to a product has no bytes left for it.
 */
export async function untilNear(headingId: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(headingId);
  if (!place) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(place);
  });
}
