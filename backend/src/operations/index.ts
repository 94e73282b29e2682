export { DashboardModule } from './dashboard/dashboard.module.js';
export { OperationsModule } from './operations.module.js';
export { serveMetrics } from './metrics/serve-metrics.js';
export { Readiness } from './readiness.js';
export { documentTextOf, serveDocument } from './openapi/index.js';
export { serveSandboxSite } from './sandbox-site/index.js';
