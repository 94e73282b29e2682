/** For streamed responses: ignores the error when the client has disconnected, and throws every other error. */
export function ignoreDisconnect(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}
