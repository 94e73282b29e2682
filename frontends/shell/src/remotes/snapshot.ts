import type { Snapshot } from '@afshoreh/contracts';

import { jsonOf } from '../json-of';

/** The versions of the remotes this page view is made of, as the server wrote them into the page. */
export function readSnapshot(): Snapshot {
  return jsonOf('snapshot') ?? ({} as Snapshot);
}
