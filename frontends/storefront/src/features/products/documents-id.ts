/** The id of the heading of a product's documents, which links name. */
export const DOCUMENTS = 'documents';
