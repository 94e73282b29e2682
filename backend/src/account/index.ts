export { CustomerForgetting } from './customer-forgetting.service.js';
export { AccountModule } from './account.module.js';
