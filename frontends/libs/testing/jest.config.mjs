/** What the suites run in is no TypeScript: Jest loads it as it is. */
export default { preset: '@afshoreh/testing', testMatch: ['<rootDir>/src/**/*.spec.mjs'] };
