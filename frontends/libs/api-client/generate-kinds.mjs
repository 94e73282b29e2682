/**
 * Writes `src/operation-kinds.ts` from the API's document: which operations take a file, which return a stream, which
 * take an idempotency key, and which are lists with a cursor; and the version of the document. `--check` writes nothing and fails when the file is outdated.
 */
import { readFile, writeFile } from 'node:fs/promises';

const document = JSON.parse(await readFile(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'));
const target = new URL('src/operation-kinds.ts', import.meta.url);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ operation, path, name: `${method.toUpperCase()} ${path}` })),
);
const contentOf = (message) => Object.keys(message?.content ?? {});
const takesFile = ({ requestBody }) => contentOf(requestBody).includes('multipart/form-data');
const isIdempotentPost = ({ name, operation: { parameters = [] } }) =>
  name.startsWith('POST ') && parameters.some(({ $ref }) => $ref === '#/components/parameters/Idempotency-Key');
const isListWithCursor = ({ name, operation: { parameters = [] } }) =>
  name.startsWith('GET ') && parameters.some(({ $ref }) => $ref === '#/components/parameters/cursor');
const isStream = ({ responses }) =>
  Object.values(responses).some((response) => contentOf(response).includes('text/event-stream'));

function listOf(comment, name, isMeant) {
  const names = operations.filter(({ operation }) => isMeant(operation)).map((each) => `  '${each.name}',\n`);
  return `\n/** ${comment} */\nexport const ${name}: readonly string[] = [\n${names.join('')}];\n`;
}

const pathsOf = (isMeant) => operations.filter(isMeant).map(({ path }) => `  '${path}',\n`);
const text = `// Written by generate-kinds.mjs from backend/openapi.json (npm run generate -w @afshoreh/api-client).
${listOf('Operations that take a file: their body is multipart/form-data.', 'UPLOADS', takesFile)}${listOf(
  'Operations with an open response: text/event-stream.',
  'STREAMS',
  isStream,
)}
/** Paths whose POST takes an Idempotency-Key. */
export const IDEMPOTENT_POSTS: readonly string[] = [
${pathsOf(isIdempotentPost).join('')}];

/** Lists that take a cursor. */
export const LISTS_WITH_CURSOR: readonly string[] = [
${pathsOf(isListWithCursor).join('')}];

/** The version of the API that these sources are for; a release names it, so that no older API gets to serve it. */
export const API_VERSION = '${document.info.version}';
`;

if (!process.argv.includes('--check')) await writeFile(target, text);
else if ((await readFile(target, 'utf8')) !== text) {
  console.error('src/operation-kinds.ts differs from the document: npm run generate -w @afshoreh/api-client');
  process.exit(1);
}
