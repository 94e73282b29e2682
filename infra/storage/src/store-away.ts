/** The store cannot be reached, does not respond in time, or responds that it is unavailable (5xx). */
export class StoreAway extends Error {}
