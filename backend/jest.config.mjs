/** Unit specs by default; `TEST_KIND=api` runs the specs that talk HTTP to a real application and database. */
const api = process.env.TEST_KIND === 'api';

export default {
  testMatch: api
    ? ['<rootDir>/test/**/*.api-spec.ts', '<rootDir>/src/**/*.api-spec.ts']
    : ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@afshoreh/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  // In a whole run a failed test is repeated once, and named (decision 28).
  ...(process.env.TEST_RETRIES && { setupFilesAfterEnv: ['<rootDir>/test/support/repeat-once.ts'] }),
  testTimeout: api ? 30_000 : 10_000,
  // Every file loads the whole application, and Jest's registry of ES modules keeps it: after fifty files a process had 4 GB and
  // took twenty seconds for a file that takes two. A worker that has grown is replaced.
  ...(api && { workerIdleMemoryLimit: '600MB' }),
};
