export { sandboxAdmin } from './sandbox-child.js';
export { SandboxSite } from './sandbox-site.js';
export { serveSandboxSite } from './serve-sandbox-site.js';
