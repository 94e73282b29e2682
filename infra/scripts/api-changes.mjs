/**
 * `node infra/scripts/api-changes.mjs`: fails when the document of this code breaks programs that work with the released one.
 * `--release` makes this document the released one, and writes what changed on top of `docs/api/changelog.md`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesBetween, comparable } from './lib/api-changes.mjs';

const root = join(import.meta.dirname, '../..');
const released = join(root, 'backend/openapi-released.json');
const changelog = join(root, 'docs/api/changelog.md');
const heading = '# Changes of the API\n';

const document = JSON.parse(readFileSync(join(root, 'backend/openapi.json'), 'utf8'));
const changes = changesBetween(JSON.parse(readFileSync(released, 'utf8')), document);
const lines = changes.map(({ isBreaking, text }) => `- ${isBreaking ? '**Breaking:** ' : ''}${text}`);

if (process.argv.includes('--release')) {
  const title = `\n## ${document.info.version}, ${new Date().toISOString().slice(0, 10)}\n\n`;
  const earlier = readFileSync(changelog, 'utf8').replace(heading, '');
  writeFileSync(changelog, `${heading}${title}${lines.join('\n') || '- Nothing'}\n${earlier}`);
  writeFileSync(released, `${JSON.stringify(comparable(document))}\n`);
} else {
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  for (const { text } of breaking) console.error(`${text}`);
  if (breaking.length > 0) {
    console.error('These break programs that work with the released API. Keep what they use, beside a new operation.');
    process.exit(1);
  }
  console.log(`${changes.length} changes since the released document, none breaking`);
}
