/** For Jest's `setupFilesAfterEnv`: in a whole run a failed test is repeated once, and named (decision 28). */
if (process.env.TEST_RETRIES) {
  require('@jest/globals').jest.retryTimes(Number(process.env.TEST_RETRIES), { logErrorsBeforeRetry: true });
}
