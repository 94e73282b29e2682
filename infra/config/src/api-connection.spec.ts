import { describe, expect, it } from '@jest/globals';
import { apiConnection } from './api-connection.mjs';

describe('a connection between shell and API', () => {
  it('is closed by the shell in at most half the time after which the API closes it', () => {
    expect(apiConnection.reusedByShellMs).toBeLessThanOrEqual(apiConnection.keptByApiMs / 2);
  });
});
