/** Writes assets/illustrations/*.svg. Run with `npm run illustrations -w frontends/libs/ui` after a change here. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scenes } from './illustrations/scenes.mjs';
import { wordmarks } from './illustrations/wordmarks.mjs';

const folder = join(import.meta.dirname, '../assets/illustrations');
await mkdir(folder, { recursive: true });
/** Figures with at most two decimals, without what SVG does not need. */
const tidy = (svg) =>
  svg
    .replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 100) / 100))
    .replace(/([ ,(A-Za-z"-])0\.(\d)/g, '$1.$2');

for (const [name, svg] of Object.entries({
  ...Object.fromEntries(Object.entries(scenes).map(([n, draw]) => [n, draw()])),
  ...(await wordmarks()),
})) {
  await writeFile(join(folder, `${name}.svg`), tidy(svg));
  process.stdout.write(`${name}.svg ${tidy(svg).length} bytes\n`);
}
