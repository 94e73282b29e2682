const KEY = 'afshoreh.renewed';

async function isGone(entry: string): Promise<boolean> {
  const answer = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}

/**
 * Loads the page anew when the version it was made of is not served any more (a tab that was open for weeks), so that it
 * is made of what is live. Once for a version: if that does not help, the visitor is not sent round in circles.
 */
export async function renewWhenGone(entry = ''): Promise<void> {
  if (sessionStorage.getItem(KEY) === entry || !(await isGone(entry || '/cdn/'))) return;
  sessionStorage.setItem(KEY, entry);
  window.location.reload();
}
