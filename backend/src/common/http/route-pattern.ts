/** A path as the router matches it: `:id` is one segment, case does not matter, and a trailing slash is allowed. */
export function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/\W/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
