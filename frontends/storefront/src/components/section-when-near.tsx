import { lazy, memo, Suspense, type ComponentType } from 'react';

/**
 * A section that stands as the server sent it until it is scrolled near, because a first visit to a product has no bytes left
 * for its code; its links work without, and without its code the page goes on without the section. The component is
 * memoized, because an update of it would make React replace the server's section at once.
 * @param id of an element in the section, by which the server's one is found
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

/** At once where the server has sent no section. */
async function untilNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!place) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    // The whole section: a jump may pass its heading.
    observer.observe(place.closest('section') ?? place);
  });
}
