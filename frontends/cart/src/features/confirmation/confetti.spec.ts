import { throwConfetti } from './confetti';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const mockConfetti = jest.fn(() => Promise.resolve(null));
jest.mock('canvas-confetti', () => ({ __esModule: true, default: { create: () => mockConfetti } }));
/** The real `setTimeout`: the lazy import takes real time, while the confetti's timers are fake. */
const wait = setTimeout.bind(window);

function preferReducedMotion(reduced: boolean) {
  window.matchMedia = ((query: string) => ({ matches: reduced, media: query })) as typeof window.matchMedia;
}

const loaded = () => new Promise((resolve) => wait(resolve, 20));

describe('the confetti of the confirmation page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockConfetti.mockClear();
    preferReducedMotion(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is refreshed every 250 ms from both sides and ends after 3000 ms', async () => {
    throwConfetti();
    await loaded();
    expect(mockConfetti).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(250);
    expect(mockConfetti).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(2500);
    expect(mockConfetti).toHaveBeenCalledTimes(24);
    jest.advanceTimersByTime(10_000);
    expect(mockConfetti).toHaveBeenCalledTimes(24);
  });

  it('ends when the visitor leaves the page', async () => {
    const stop = throwConfetti();
    await loaded();
    stop();
    jest.advanceTimersByTime(3000);
    expect(mockConfetti).toHaveBeenCalledTimes(2);
  });

  it('is not thrown for visitors who prefer reduced motion', async () => {
    preferReducedMotion(true);
    throwConfetti();
    await loaded();
    expect(mockConfetti).not.toHaveBeenCalled();
  });
});
