export { CustomerRelationsModule } from './customer-relations.module.js';
