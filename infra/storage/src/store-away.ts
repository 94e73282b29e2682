/** The store cannot be reached, does not answer in time, or answers that it cannot serve now (5xx). */
export class StoreAway extends Error {}
