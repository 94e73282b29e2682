import type { RecordTests } from '../support/records.js';
import { aDialogOrder, addProduct, aPhoneOrder } from '../support/shop.js';

const reads = [
  'checkCallTime',
  'getCallSheet',
  'listCalledProducts',
  'exportOrders',
  'getNextCallTimes',
  'getOrder',
  'getOrderReminder',
  'listOrders',
  'listRelatedOrders',
];

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['cancelTrackedOrder', 'openOrderReminder', 'placeOrder', 'unsubscribeOrderReminder', 'trackOrder'],
    'owner, sales manager and sales': [
      'addOrderNote',
      'checkCallTime',
      'closeOrder',
      'exportOrders',
      'getCallSheet',
      'listCalledProducts',
      'getNextCallTimes',
      'getOrder',
      'getOrderReminder',
      'listOrders',
      'listRelatedOrders',
      'openOrder',
      'recordOrderCall',
      'deleteOrderReminder',
      'setOrderAssignee',
      'setOrderCompany',
      'setOrderExternalId',
      'setOrderLines',
      'setOrderReminder',
      'setOrderStatus',
      'streamOrders',
      'takeNextOrder',
      'takePhoneOrder',
    ],
  },
  scopes: {
    'orders:read': reads,
    'orders:write': [
      ...reads,
      'addOrderNote',
      'deleteOrderReminder',
      'setOrderAssignee',
      'setOrderCompany',
      'setOrderExternalId',
      'setOrderLines',
      'setOrderReminder',
      'setOrderStatus',
      'takePhoneOrder',
    ],
  },
  writes: ({ api, made, number, request, token }) => {
    const anOrder = async () => made('placeOrder', aDialogOrder(await addProduct(api, token)));
    return {
      addOrderNote: async () => ({ path: await anOrder(), body: { text: 'نمونه خواست' } }),
      recordOrderCall: async () => ({ path: await anOrder(), body: { outcome: 'reached' } }),
      setOrderAssignee: async () => ({ path: await anOrder(), body: { assigneeId: 1 } }),
      setOrderCompany: async () => ({ path: await anOrder(), body: { companyName: 'صنایع غذایی نمونه' } }),
      setOrderExternalId: async () => ({ path: await anOrder(), body: { externalId: `ERP-${number()}` } }),
      setOrderLines: async () => ({
        path: await anOrder(),
        body: { items: [{ productId: await addProduct(api, token), quantity: 440 }] },
      }),
      setOrderReminder: async () => ({ path: await anOrder(), body: { every: 1, day: 5 } }),
      deleteOrderReminder: async () => {
        const { id } = await anOrder();
        await request('setOrderReminder', { path: { id }, body: { every: 1, day: 5 } });
        return { path: { id } };
      },
      takePhoneOrder: async () => ({ body: aPhoneOrder(await addProduct(api, token)) }),
      setOrderStatus: async () => ({ path: await anOrder(), body: { status: 'processing' } }),
    };
  },
  unrecorded: {
    closeOrder: 'ends a lease, which is no change of the order',
    openOrder: 'leases an order to the admin',
    takeNextOrder: 'leases an order to the admin',
  },
  creations: [
    {
      title: 'an order',
      path: 'orders',
      table: 'orders',
      other: { quantity: 900 },
      body: ({ product }) => aDialogOrder(product),
    },
    {
      title: 'an order by telephone',
      path: 'orders/phone',
      table: 'orders',
      other: { customerName: 'دیگری' },
      body: ({ product }) => aPhoneOrder(product),
    },
    {
      title: 'a call',
      path: 'orders/{id}/calls',
      table: 'order_call',
      other: { outcome: 'reached' },
      body: () => ({ outcome: 'busy' }),
    },
    {
      title: 'a note',
      path: 'orders/{id}/notes',
      table: 'order_note',
      other: { text: 'دیگر' },
      body: () => ({ text: 'نمونه خواست' }),
    },
  ],
};
