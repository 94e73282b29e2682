/** The id of the section's heading. */
export const GALLERY = 'gallery';
