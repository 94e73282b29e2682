/**
 * The first import of every script: ends the process with one line when Node is too old, before another module uses newer
 * features. This file itself runs on Node 12.
 */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
const least = engines.node.replace('>=', '');
const [major, minor] = least.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`Node.js ${least} or newer is needed, and this is ${process.versions.node}: see https://nodejs.org`);
  process.exit(1);
}
