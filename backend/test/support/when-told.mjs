/** `node --import ./test/support/when-told.mjs dist/main.js`: loads the code at once, runs it when the parent says so. */
import { once } from 'node:events';

const told = once(process, 'message');
await import('../../dist/api.js');
await told;
process.disconnect();
