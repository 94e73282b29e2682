export default { preset: '@afshoreh/testing', testTimeout: 20_000 };
