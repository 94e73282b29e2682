export { Limit, type Counted, type Rate } from './limit.js';
export { Limits } from './limits.js';
