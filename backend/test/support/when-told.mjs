/** `node --import ./test/support/when-told.mjs dist/main.js`: loads the code at once, runs it when the parent says so. */
import { once } from 'node:events';

const told = once(process, 'message');
await import('../../dist/api.js');
await told;
// The channel stays, because a server whose channel closes takes its parent for dead and ends; it keeps nobody alive.
process.channel.unref();
