import styled from 'styled-components';
import * as copy from '../copy';
import { color, radius, space } from '../theme';

/**
 * For readers without JavaScript: says why the form or button beside it will not work, and what to do instead. Everybody
 * else never sees it; only pages from the server have it.
 */
export function NoScriptNotice() {
  return (
    <noscript>
      <Note>{copy.noScriptNotice}</Note>
    </noscript>
  );
}

const Note = styled.p`
  padding: ${space(3)};
  border-radius: ${radius.small};
  background: ${color('warningSoft')};
  color: ${color('text')};
`;
