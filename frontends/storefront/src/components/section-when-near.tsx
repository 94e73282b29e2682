import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * A section that keeps the server's HTML until the visitor scrolls near it, because a first visit to a product has no
 * bytes left for its code. Its links work without the code, and if the code fails to load, the page continues without
 * the section. The component is memoized, because an update of it would make React replace the server's HTML at once.
 * @param id the id of an element in the section, by which the server's HTML is found
 */
export function sectionWhenNear<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Section = lazy(async () => {
    await untilNear(id);
    return load().catch(() => ({ default: () => null }));
  });
  return memo(function SectionWhenNear(props: Props) {
    return (
      <Suspense fallback={null}>
        <Section {...props} />
      </Suspense>
    );
  });
}

/** Resolves at once when the server has sent no section. */
async function untilNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    // Observes the whole section, because a jump in the page may skip its heading.
    observer.observe(place.closest('section') ?? place);
  });
}
