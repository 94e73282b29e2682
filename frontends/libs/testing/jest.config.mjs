/** The test environment is plain JavaScript, because Jest loads it without a transform. */
export default { preset: '@afshoreh/testing', testMatch: ['<rootDir>/src/**/*.spec.mjs'] };
