export { sandboxAdmin } from './sandbox-child.js';
export { isSpent, SandboxSite } from './sandbox-site.js';
export { serveSandboxSite } from './serve-sandbox-site.js';
