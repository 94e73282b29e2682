const AT_ONCE = 8;

/**
 * Runs `work` for every item, a few at a time. After a failure no further item starts, and the promise rejects only
 * when the running ones have ended, so that the caller can safely remove what they wrote.
 */
export async function eachLimit<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  let hasFailed = false;
  const worker = async () => {
    for (const item of queue) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
}
