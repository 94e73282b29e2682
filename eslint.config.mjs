import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { persian } from './infra/lint/persian-text.mjs';
import { references } from './infra/lint/references.mjs';

/** Folders of the backend that every domain builds on; all others are domains. */
const FOUNDATIONS = ['common', 'config', 'database', 'operations'];
const DOMAINS = readdirSync(new URL('backend/src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !FOUNDATIONS.includes(entry.name))
  .map(({ name }) => name);
const APPS = ['backend', 'shell', 'storefront', 'cart', 'admin', 'e2e'];

/** What nobody may import: an app, by its package name or by a path into its folder. */
const noAppImports = [
  {
    regex: `^@afshoreh/(${APPS.join('|')})(/|$)`,
    message: 'Apps are released alone: share code through frontends/libs.',
  },
  { regex: `^(\\.\\./)+(${APPS.join('|')})/`, message: 'Apps are released alone: share code through frontends/libs.' },
];
/**
 * One feature folder knows no other: what two features share moves up, to the app or to a lib. How many `../` lead out of
 * the feature depends on how deep a file is in it.
 */
const noFeatureToFeature = (depth) => [
  { regex: `^(\\.\\./){${depth}}(?!\\.\\.)`, message: 'A feature does not import another feature.' },
  { regex: '/features/', message: 'A feature does not import another feature.' },
];
/** A field of a DTO is one statement: docs/decisions/0019. */
const oneStatementPerField = {
  regex: '^class-(validator|transformer)$',
  message: 'State a field by one decorator of common/validation, or one of the domain made of those.',
};
/** A domain of the backend has one door. */
const onlyThroughTheDoor = [
  {
    regex: `^(\\.\\./)+(${DOMAINS.join('|')})/(?!index\\.js$)`,
    message: 'Enter another domain through its index.ts.',
  },
];

const WRITES = 'save|insert|update|upsert|delete|remove|softRemove|softDelete|increment|decrement|clear|transaction';
/** Every write goes through `database.write()` and its `tx`. */
const oneDoorForWrites = [
  {
    selector: `CallExpression[callee.property.name=/^(${WRITES})$/][callee.object.property.name='read']`,
    message: 'database.read only reads: write on the `tx` of database.write().',
  },
  {
    selector: `CallExpression[callee.property.name=/^(${WRITES})$/][arguments.0.name=/^[A-Z]/]:not([callee.object.name='tx'])`,
    message: 'Write on the `tx` of database.write() only.',
  },
  { selector: "NewExpression[callee.name='DataSource']", message: 'Database.open() is the one door to the database.' },
  {
    selector: 'CallExpression[callee.property.name=/^(getRepository|createQueryRunner)$/]',
    message: 'Use the methods of `tx`, or of database.read, with the entity.',
  },
];

const PERSIAN = '/[\\u0621-\\u06D3]/';
/** What people read stands in the domain's copy.ts, where an editor can read it through. */
const persianInCopyOnly = ['Literal[value=', 'TemplateElement[value.raw='].map((place) => ({
  selector: `${place}${PERSIAN}]`,
  message: "Persian texts stand in the domain's copy.ts.",
}));
/** A field has its name and its example beside it; what is said of a wrong one is a text like others. */
const refusalsInCopyOnly = ['Literal[value=', 'TemplateElement[value.raw='].flatMap((text) =>
  ['Property[key.name=/^(message|missing|short)$/] >', 'VariableDeclarator[id.name!=/[Ee]xample|about/] >'].map(
    (place) => ({
      selector: `${place} ${text}${PERSIAN}]`,
      message: "What a form is told of a field stands in the domain's copy.ts.",
    }),
  ),
);
/** What not every server of MySQL's protocol has: TiDB and Vitess stay possible. */
const portableSqlOnly = ['Literal[value=', 'TemplateElement[value.raw='].map((place) => ({
  selector: `${place}/SKIP\\s+LOCKED|\\bNOWAIT\\b|(GET|RELEASE)_LOCK\\s*\\(|\\bFULLTEXT\\b|\\bAGAINST\\s*\\(/i]`,
  message: 'TiDB and Vitess lack this: claim by one UPDATE with its condition, lock a row, search by stored terms.',
}));
const inBackend = (name) => `backend/src/${name}.ts`;
const fieldsOfForms = ['**/*.dto', '**/*-fields'].map(inBackend);
/** Words that belong to something else: a field's name, an example of the document, what a new site begins with. */
const wordsOfTheirOwn = [
  '*/copy',
  'common/validation/{label,messages,common-passwords}',
  'operations/audit/copy',
  '*/paper/copy',
  'catalog/crop-alerts/copy',
  'orders/reminders/copy',
  '**/*.record',
  'content/{sections,settings}',
  'operations/openapi/*',
  'orders/orders.controller',
  'common/errors/problem',
  '**/*.spec',
].map(inBackend);

/** One module listens to Back and Forward for all: docs/decisions/0038. */
const oneListenerOfHistory = [
  "CallExpression[callee.property.name='addEventListener'][arguments.0.value='popstate']",
  "CallExpression[callee.name='addEventListener'][arguments.0.value='popstate']",
  "AssignmentExpression[left.property.name='onpopstate']",
].map((selector) => ({ selector, message: 'Hear of Back and Forward by onHistoryStep() of @afshoreh/contracts.' }));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'data/**', '**/coverage/**', '**/schema.d.ts', '.nx/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-extraneous-class': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  // Examples for other companies print what they do.
  { files: ['docs/api/examples/**'], rules: { 'no-console': 'off' } },
  {
    files: ['backend/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-restricted-imports': ['error', { patterns: [...noAppImports, ...onlyThroughTheDoor] }] },
  },
  {
    files: ['backend/src/**/*.dto.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...noAppImports, ...onlyThroughTheDoor, oneStatementPerField] }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...oneDoorForWrites, ...persianInCopyOnly, ...portableSqlOnly] },
  },
  {
    files: ['backend/src/database/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...portableSqlOnly] },
  },
  {
    files: fieldsOfForms,
    rules: { 'no-restricted-syntax': ['error', ...oneDoorForWrites, ...refusalsInCopyOnly, ...portableSqlOnly] },
  },
  {
    files: wordsOfTheirOwn,
    rules: { 'no-restricted-syntax': ['error', ...oneDoorForWrites, ...portableSqlOnly] },
  },
  {
    files: ['backend/src/common/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: `^(\\.\\./)+(${DOMAINS.join('|')})/`, message: 'common knows no domain.' }] },
      ],
    },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-imports': ['error', { patterns: noAppImports }],
    },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    ignores: ['frontends/libs/contracts/src/history-steps.ts', '**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...oneListenerOfHistory] },
  },
  ...[1, 2, 3].map((depth) => ({
    files: [`frontends/*/src/features/${'*/'.repeat(depth)}*.{ts,tsx}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [...noAppImports, ...noFeatureToFeature(depth)] }] },
  })),
  {
    files: ['{backend,frontends}/**/{src,server}/**/*.{ts,tsx}'],
    // What stands in these is looked for, not read.
    ignores: [
      '**/*.spec.{ts,tsx}',
      '**/testing/**',
      '**/libs/persian/**',
      '**/migrations/**',
      '**/*.dto.ts',
      'backend/src/operations/openapi/**',
    ],
    plugins: { persian },
    rules: { 'persian/text': 'error' },
  },
  { plugins: { references }, rules: { 'references/inside': 'error' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
