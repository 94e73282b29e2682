export { addressGroup } from './address-group.js';
export { Limit, type Rate } from './limit.js';
export { Limits } from './limits.js';
