/** A figure that cannot be had here; it is left out, with the reason, instead of guessed. */
export class NotMeasured extends Error {}
