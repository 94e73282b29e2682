import { orderSourceNames } from './order.record.js';

/** Where an order came in: the site, or a call in which staff wrote it down. */
export type OrderSource = keyof typeof orderSourceNames;
export const orderSources = Object.keys(orderSourceNames) as [OrderSource, ...OrderSource[]];
