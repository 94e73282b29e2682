import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const confetti = jest.fn(() => Promise.resolve(null));
jest.unstable_mockModule('canvas-confetti', () => ({ default: confetti }));
const { throwConfetti } = await import('./confetti');

function preferReducedMotion(reduced: boolean) {
  window.matchMedia = ((query: string) => ({ matches: reduced, media: query })) as typeof window.matchMedia;
}

/** The lazy import settles in a few microtasks; timers are fake. */
async function loaded() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('the confetti of the confirmation page (spec §9)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    confetti.mockClear();
    preferReducedMotion(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is refreshed every 250 ms from both sides and ends after 3000 ms', async () => {
    throwConfetti();
    await loaded();
    expect(confetti).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(250);
    expect(confetti).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(2500);
    expect(confetti).toHaveBeenCalledTimes(24);
    jest.advanceTimersByTime(10_000);
    expect(confetti).toHaveBeenCalledTimes(24);
  });

  it('ends when the visitor leaves the page', async () => {
    const stop = throwConfetti();
    await loaded();
    stop();
    jest.advanceTimersByTime(3000);
    expect(confetti).toHaveBeenCalledTimes(2);
  });

  it('is not thrown for visitors who asked for less motion', async () => {
    preferReducedMotion(true);
    throwConfetti();
    await loaded();
    expect(confetti).not.toHaveBeenCalled();
  });
});
