export { Limit, type Rate } from './limit.js';
export { Limits } from './limits.js';
