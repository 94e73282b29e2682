export { Creation } from './creation.entity.js';
export { Creations } from './creations.js';
