/** Unit specs by default; `TEST_KIND=api` runs the specs that talk HTTP to a real application and database. */
const api = process.env.TEST_KIND === 'api';

const shared = {
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  testEnvironmentOptions: { customExportConditions: ['@afshoreh/source', 'node', 'node-addons'] },
};

/** Each spec file loads its own modules, so a module that one file replaces is not replaced for other files. */
const isolatedProject = { ...shared, testEnvironment: 'node', transform: { '^.+\\.ts$': '@swc/jest' } };

const native = (type) => ['<rootDir>/test/support/native-modules.mjs', { type }];
/** The application and its libraries are loaded once for all files, outside of Jest's sandbox (decision 33). */
const nativeProject = {
  ...shared,
  testEnvironment: '<rootDir>/test/support/native-environment.mjs',
  transform: {
    '/backend/test/support/migrated\\.ts$': native('module'),
    '/test/.*\\.ts$': '@swc/jest',
    '/(backend|config|storage|persian)/src/|/node_modules/(@nestjs|fast-check|sharp|typeorm)/': native('module'),
    '/node_modules/(ajv|ajv-formats|better-sqlite3|class-transformer|class-validator|mysql2|reflect-metadata)/':
      native('commonjs'),
  },
  transformIgnorePatterns: ['/node_modules/(@jest|jest-[^/]*)/'],
};

/**
 * These specs run once, on SQLite, because their results do not depend on the kind of database: access rights, the audit of
 * each write, the API document with its examples, HTTP, files, PDFs, and the sandbox, which always uses SQLite.
 */
const onOneDatabase = [
  'analysis-pdfs',
  'api-package',
  'audit-coverage',
  'authorization',
  'bounds',
  'data-sheets',
  'examples',
  'http',
  'media-streams',
  'media-upload',
  'metrics',
  'open-graph',
  'openapi',
  'pdfs',
  'quote-pdfs',
  'reference',
  'sandbox',
  'sandbox-site',
  'shell-in-front',
];
const isRepeated = process.env.TEST_DATABASE === 'mysql';
const specOf = (name) => `<rootDir>/test/${name}.api-spec.ts`;

/** This spec replaces argon2 by a library that counts its calls, so it cannot share loaded modules. */
const replacesModules = specOf('login-work');

export default {
  ...(api
    ? {
        projects: [
          {
            ...nativeProject,
            testMatch: ['<rootDir>/test/**/*.api-spec.ts'],
            testPathIgnorePatterns: [replacesModules, ...(isRepeated ? onOneDatabase.map(specOf) : [])],
          },
          { ...isolatedProject, testMatch: [replacesModules] },
        ],
      }
    : { ...isolatedProject, testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'] }),
  testTimeout: api ? 30_000 : 10_000,
  // A worker that has grown is replaced. The next one loads the application again, which takes as long as three small specs.
  ...(api && { workerIdleMemoryLimit: '1200MB' }),
};
