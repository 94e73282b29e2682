/** A figure cannot be measured here; the run leaves it out and prints the reason. */
export class NotMeasured extends Error {}
