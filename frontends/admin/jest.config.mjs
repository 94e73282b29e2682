/** Whole screens are filled in key by key: on a busy machine that takes longer than Jest's 5 seconds. */
export default { preset: '@afshoreh/testing', testTimeout: 30_000 };
