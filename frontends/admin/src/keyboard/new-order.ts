/** Opens the form of an order that is taken by telephone. */
export const NEW_ORDER = '/admin/orders?order=new';
