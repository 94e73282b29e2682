/** The page of the buyer's limits. */
export const MY_SPECIFICATION = '/my-specification';
