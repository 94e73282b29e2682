/**
 * How long a connection between shell and API stays open without a request, in milliseconds. The shell stops using it long
 * before the API closes it: a request sent while the API closes would be lost, and a write must not be sent twice. The
 * difference covers an API that is too busy to close connections on time.
 */
export const apiConnection = { keptByApiMs: 20_000, reusedByShellMs: 5_000 };
