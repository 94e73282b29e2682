/** The review status of a seller; it may change from any to any other. */
export const sellerStatuses = ['pending', 'approved', 'rejected'] as const;
export type SellerStatus = (typeof sellerStatuses)[number];
