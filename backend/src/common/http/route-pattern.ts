/** A path as the router reads it: `:id` is one part of it, the case does not matter, a slash may end it. */
export function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/\W/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}
