/**
 * Whether this is the address of a file of the media library or of the site's own assets: no page loads pictures from
 * another host. Backslashes (browsers read them as slashes), control characters (browsers drop them) and `..` are refused.
 */
export function isPictureAddress(text: string): boolean {
  return /^\/(?:media|assets)\/(?![/?#])[^\s\\\p{Cc}\p{Cf}]+$/u.test(text) && !/\/\.\.?(?:\/|$)/.test(text);
}
