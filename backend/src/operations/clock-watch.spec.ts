import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { logger } from '../common/http/index.js';
import { ClockWatch } from './clock-watch.js';

const error = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
const watch = new ClockWatch();

describe('the watch over the clock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    error.mockClear();
    watch.onApplicationBootstrap();
  });
  afterEach(() => {
    watch.onModuleDestroy();
    jest.useRealTimers();
  });

  it.each([86_400, -86_400])('says once that the clock jumped by %d seconds', (seconds) => {
    jest.advanceTimersByTime(10_000);
    jest.setSystemTime(Date.now() + seconds * 1_000);
    jest.advanceTimersByTime(10_000);
    expect(error.mock.calls).toEqual([[{ seconds }, expect.stringContaining('clock jumped')]]);
  });

  it('says nothing of time that passes and of a small correction', () => {
    jest.advanceTimersByTime(60_000);
    jest.setSystemTime(Date.now() + 900);
    jest.advanceTimersByTime(60_000);
    expect(error).not.toHaveBeenCalled();
  });
});
