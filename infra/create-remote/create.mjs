#!/usr/bin/env node
/**
 * `create-remote <name> [--packages <folder>]`: makes a new remote in the folder `./<name>`, with two pages, a spec and a budget.
 * `--packages` is the folder with the packages of the site (`npm run packages` there); they are copied into the new repository.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');
/** npm would use a file named `.gitignore` in a package as its own ignore list, so the template has other names. */
const RENAMED = { gitignore: '.gitignore', 'env.example': '.env.example' };

function refuse(reason) {
  console.error(`create-remote: ${reason}`);
  process.exit(2);
}

const args = process.argv.slice(2);
const at = args.indexOf('--packages');
const [packages] = at === -1 ? [] : args.splice(at, 2).slice(1);
const [name, ...more] = args;
if (!name || more.length > 0 || !/^[a-z][a-z0-9]{1,19}$/.test(name)) {
  refuse(
    'create-remote <name> [--packages <folder>]; a name is 2 to 20 letters a to z and digits, with a letter first',
  );
}
const folder = resolve(name);
if (existsSync(folder)) refuse(`${folder} exists already`);

for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const from = join(entry.parentPath ?? entry.path, entry.name);
  const to = join(
    folder,
    from.slice(TEMPLATE.length + 1).slice(0, -entry.name.length),
    RENAMED[entry.name] ?? entry.name,
  );
  mkdirSync(join(to, '..'), { recursive: true });
  writeFileSync(to, readFileSync(from, 'utf8').replaceAll('{{name}}', name));
}

/** The archives are referred to by paths, so that npm finds each package here, also when another package needs it. */
if (packages) {
  const manifest = join(folder, 'package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8'));
  mkdirSync(join(folder, 'packages'));
  for (const file of readdirSync(packages).filter((each) => /^afshoreh-.*\.tgz$/.test(each))) {
    copyFileSync(join(packages, file), join(folder, 'packages', file));
    const own = `@afshoreh/${file.replace(/^afshoreh-|-\d.*$/g, '')}`;
    for (const list of [content.dependencies, content.devDependencies]) {
      if (list[own] !== undefined) list[own] = `file:packages/${file}`;
    }
  }
  writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
}
console.log(
  `${name} is in ${folder}: cd ${name} && npm install && npm test && npm run build; its README says the rest`,
);
