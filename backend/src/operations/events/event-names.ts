/** The names of events, for programs that wait for certain events only. A name is part of the API and never changes. */
export const eventNames = [
  'order.placed',
  'order.status_changed',
  'order.call_recorded',
  'order.lines_changed',
  'contact.received',
  'product.changed',
  'product.price_changed',
  'seller.applied',
  'quote.sent',
  'quote.accepted',
  'quote.change_requested',
  'sample.requested',
  'sample.status_changed',
  'release.live',
] as const;

export type EventName = (typeof eventNames)[number];

/** The events about records, which the feed of changes shows. A release is no record that programs can read. */
export const recordEvents = eventNames.filter((name) => name !== 'release.live');
