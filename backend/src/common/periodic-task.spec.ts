import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { logger } from './http/logger.js';
import { PeriodicTask } from './periodic-task.js';

const error = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
const work = jest.fn<() => Promise<void>>();

class Cleaning extends PeriodicTask {
  constructor() {
    super('old rows not deleted', 60_000, work);
  }
}

describe('a periodic task', () => {
  let task: Cleaning;

  beforeEach(() => {
    jest.useFakeTimers();
    error.mockClear();
    work.mockReset().mockResolvedValue();
    task = new Cleaning();
    void task.onApplicationBootstrap();
  });
  afterEach(() => {
    void task.onModuleDestroy();
    jest.useRealTimers();
  });

  it('runs after each pause, and no more once the application ends', async () => {
    await jest.advanceTimersByTimeAsync(59_000);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(121_000);
    expect(work).toHaveBeenCalledTimes(3);
    void task.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('logs a failure with its own name, and goes on', async () => {
    const failure = new Error('the database is away');
    work.mockRejectedValueOnce(failure);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(error.mock.calls).toEqual([[{ err: failure, task: 'Cleaning' }, 'old rows not deleted']]);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
