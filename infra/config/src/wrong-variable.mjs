/** A wrong variable, in a one-line message for the operator that names the variable and never contains a secret. */
export class WrongVariable extends Error {}
