/** A Latin name for addresses: words of lower-case letters and digits, joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
