export { OrdersModule } from './orders.module.js';
export { Order } from './order.entity.js';
export { OrderFiguresService, type OrderFigures } from './order-figures.service.js';
export { OrderCall } from './order-call.entity.js';
export { OrderLine } from './order-line.entity.js';
export { OrderStatusChange } from './order-status-change.entity.js';
export { OrderSearchTerm } from './order-search-term.entity.js';
