/** A backup or restore that is refused, in one line that says to the operator what to do. */
export class BackupRefused extends Error {}
