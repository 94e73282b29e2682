/** The pages run in a browser-like document, the server in Node against real sockets. */
export default {
  projects: [
    { displayName: 'web', preset: '@afshoreh/testing' },
    {
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.spec.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '^.+\\.ts$': '@swc/jest' },
    },
  ],
};
