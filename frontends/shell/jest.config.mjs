/** The pages run in a browser-like document and, as on the server, without one; the server in Node against real sockets. */
export default {
  // Whole frames are drawn and clicked through: on a busy machine that takes longer than Jest's 5 seconds.
  testTimeout: 20_000,
  projects: [
    {
      displayName: 'web',
      preset: '@afshoreh/testing',
      // These tests load no federation container. Each test gives the fake runtime the remotes that it needs.
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
        '^@module-federation/runtime$': '<rootDir>/src/testing/fake-runtime.ts',
      },
    },
    {
      displayName: 'renderer',
      preset: '@afshoreh/testing',
      testEnvironment: 'node',
      testEnvironmentOptions: { customExportConditions: ['@afshoreh/source', 'require', 'default'] },
      testMatch: ['<rootDir>/server/**/*.spec.tsx'],
      moduleNameMapper: {
        '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
        '^@module-federation/runtime$': '<rootDir>/src/testing/fake-runtime.ts',
      },
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.spec.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': '@swc/jest' },
    },
  ],
};
