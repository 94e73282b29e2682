/* global __webpack_require__ */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The worker lies in a folder beside the manifest of the shell whose pages it renders; their files are under its version. */
const manifest = join(dirname(process.argv[1]), '../release.json');
__webpack_require__.p = `/cdn/shell/${JSON.parse(readFileSync(manifest, 'utf8')).version}/`;
