/**
 * Whether this is the address of a file in the media library or among the site's own assets, because pages load no
 * pictures from other hosts. Backslashes (which browsers read as slashes), control characters (which browsers drop) and
 * `..` are refused.
 */
export function isPictureAddress(text: string): boolean {
  return /^\/(?:media|assets)\/(?![/?#])[^\s\\\p{Cc}\p{Cf}]+$/u.test(text) && !/\/\.\.?(?:\/|$)/.test(text);
}
