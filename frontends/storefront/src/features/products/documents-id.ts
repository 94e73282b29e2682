/** The id of the heading of a product's documents, which links point to. */
export const DOCUMENTS = 'documents';
