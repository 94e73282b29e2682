import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Component tests: a browser-like page, TypeScript and JSX through swc as CommonJS (half the interface libraries ship
 * their ES modules for bundlers only), pictures and fonts as their file name. In a package: `{ preset: '@afshoreh/testing' }`.
 */
export default {
  testEnvironment: here('./src/environment.mjs'),
  testEnvironmentOptions: { customExportConditions: ['@afshoreh/source', 'browser', 'require', 'default'] },
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: [here('./src/setup.ts')],
  // Whole screens are filled in key by key: on a busy machine that takes longer than Jest's 5 seconds.
  testTimeout: 30_000,
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.(svg|woff2|png|webp|avif)$': here('./src/asset-transform.cjs'),
  },
  // Our own packages are TypeScript, also where they are installed.
  transformIgnorePatterns: ['/node_modules/(?!@afshoreh/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'] },
};
