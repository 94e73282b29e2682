import { jest } from '@jest/globals';

jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
