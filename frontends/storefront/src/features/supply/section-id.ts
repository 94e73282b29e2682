/** The id of the section's heading. */
export const SUPPLY = 'supply';
