export { KeptProcess } from './kept-process.js';
export { Sandbox, staffSender, visitorSender, type Sandboxed, type Sender } from './sandbox.js';
