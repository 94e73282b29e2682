/** What the operator got wrong, in one line that names the variable and never repeats a secret. */
export class WrongVariable extends Error {}
