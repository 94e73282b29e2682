/** The id of the section's heading. */
export const LOTS = 'lots';
