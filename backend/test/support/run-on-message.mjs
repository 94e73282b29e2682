/** `node --import ./test/support/run-on-message.mjs dist/main.js`: loads the code at once, runs it when the parent sends a message. */
import { once } from 'node:events';

const message = once(process, 'message');
await import('../../dist/api.js');
await message;
// The channel stays, because a server whose channel closes takes its parent for dead and ends; it keeps nobody alive.
process.channel.unref();
