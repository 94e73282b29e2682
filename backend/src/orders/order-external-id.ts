import { ExternalIds } from '../database/index.js';
import { Order } from './order.entity.js';
import { OrderExternalIdTaken } from './orders.errors.js';

export const orderExternalIds = new ExternalIds(Order, OrderExternalIdTaken);
