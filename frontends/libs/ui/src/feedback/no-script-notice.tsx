import * as copy from '../copy';
import { Notice } from './notice';

/**
 * For readers without JavaScript: says why the form or button beside it will not work, and what to do instead. Everybody
 * else never sees it; only pages from the server have it.
 */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice tone="warning">{copy.noScriptNotice}</Notice>
    </noscript>
  );
}
