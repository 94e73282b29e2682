/** The id of the tiles below a product's data. */
export const TILES = 'promises';
