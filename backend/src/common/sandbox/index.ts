export { KeptProcess } from './kept-process.js';
export { Sandbox, siteSender, staffSender, visitorSender, type Sandboxed, type Sender } from './sandbox.js';
