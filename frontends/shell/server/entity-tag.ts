/** Whether `If-None-Match` contains `etag`: a list of tags or `*`, compared weakly (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const own = opaque(etag);
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag.trim()) === own);
}

const opaque = (tag: string): string => tag.replace(/^W\//, '');
