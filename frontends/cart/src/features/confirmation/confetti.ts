/** A burst lasts 3000 ms and is renewed every 250 ms. */
const CONFETTI = { lasts: 3000, every: 250 } as const;

/** The site's fruit colours: apple, grape, apricot, tomato and leaf. */
const COLORS = ['#c0392b', '#6c3483', '#e08e45', '#d35400', '#3d8b40'];

const from = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * Throws confetti from both sides until the time is over or the returned function is called. The library is loaded only here,
 * and not for visitors who prefer reduced motion.
 */
export function throwConfetti(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;
  void import('canvas-confetti').then(
    ({ default: confetti }) => {
      if (stopped) return;
      // The library's worker is a blob: URL, which the site's content security policy refuses.
      const throwOnce = confetti.create(undefined, { resize: true, useWorker: false });
      const ends = Date.now() + CONFETTI.lasts;
      const burst = () => {
        const left = ends - Date.now();
        if (left <= 0) return clearInterval(timer);
        const particleCount = Math.ceil(50 * (left / CONFETTI.lasts));
        for (const [least, most] of [
          [0.1, 0.3],
          [0.7, 0.9],
        ] as const) {
          void throwOnce({
            particleCount,
            startVelocity: 30,
            spread: 360,
            ticks: 60,
            colors: COLORS,
            disableForReducedMotion: true,
            origin: { x: from(least, most), y: from(-0.2, 0.4) },
          });
        }
      };
      burst();
      timer = setInterval(burst, CONFETTI.every);
    },
    () => undefined, // The page is complete without confetti, so a failure to load it is ignored.
  );
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
