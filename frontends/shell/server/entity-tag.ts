/** Whether the client has what `etag` names: `If-None-Match` is a list of tags, or `*`, compared weakly (RFC 9110 §13.1.2). */
export function isKnown(asked: string | undefined, etag: string): boolean {
  if (asked === undefined) return false;
  const own = opaque(etag);
  return asked.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === own);
}

const opaque = (tag: string): string => tag.replace(/^W\//, '');
