import { afterEach, beforeEach, jest } from '@jest/globals';

/** The log lines of this server in each test. Node's own warnings go to the same output and are left out. */
export function capturedLog(): { lines: string[] } {
  const log: { lines: string[] } = { lines: [] };
  beforeEach(() => {
    log.lines = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
      if (String(line).startsWith('shell: ')) log.lines.push(String(line));
      return true;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return log;
}
