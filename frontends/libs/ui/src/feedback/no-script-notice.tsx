import * as copy from '../copy';
import { Notice } from './notice';

/**
 * Tells visitors without JavaScript why the form or button beside it does not work, and what to do instead. Only
 * server-rendered pages have it.
 */
export function NoScriptNotice() {
  return (
    <noscript>
      <Notice tone="warning">{copy.noScriptNotice}</Notice>
    </noscript>
  );
}
