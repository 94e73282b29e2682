/** What admins think of a seller (spec §4): any to any. */
export const sellerStatuses = ['pending', 'approved', 'rejected'] as const;
export type SellerStatus = (typeof sellerStatuses)[number];
