/* global __webpack_require__, DEVELOPMENT */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The worker's folder lies beside the shell's manifest; the version in it is part of the URL of the shell's files. */
const version = () => JSON.parse(readFileSync(join(dirname(process.argv[1]), '../release.json'), 'utf8')).version;
__webpack_require__.p = `/cdn/shell/${DEVELOPMENT ? 'dev' : version()}/`;
