/**
 * Whether a picture may have this address (D42): a file of the media library or one that ships with the site. No page
 * loads anything from another host (D26). Browsers read a backslash as a slash and drop control characters, and dots lead
 * out of the folder, so none of these may be in it.
 */
export function isPictureAddress(text: string): boolean {
  return /^\/(?:media|assets)\/(?![/?#])[^\s\\\p{Cc}\p{Cf}]+$/u.test(text) && !/\/\.\.?(?:\/|$)/.test(text);
}
