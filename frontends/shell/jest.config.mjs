/** The server's tests run in Node against real sockets; those of the pages say `@jest-environment jsdom`. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,server}/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
};
