import { Button } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';

import { copy } from '../copy';
import { announceAlive } from '../early/alive';
import { readable } from './server-text';

interface Props {
  /** As the server sent it. */
  html: string;
  /** What became of the page's code; nothing yet while it is on the way. */
  failure?: { onRetry: () => void; retrying: boolean };
  /** It was tried before: whoever pressed the button finds it where it was. */
  tried?: boolean;
}

/** The page as the server sent it, while its code is not there: to be read, with a word on what does not work. */
export function ServerTextKept({ html, failure, tried }: Props) {
  const __html = useMemo(() => readable(html), [html]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announceAlive();
    // At first the reader stays where they are.
    if (tried) button.current?.focus({ preventScroll: true });
  }, [tried]);
  return (
    <>
      {failure && (
        <Notice role="alert">
          <p>{failure.retrying ? copy.retrying : copy.textKept}</p>
          <Button ref={button} variant="secondary" size="small" pending={failure.retrying} onClick={failure.onRetry}>
            {copy.retry}
          </Button>
        </Notice>
      )}
      <Text dangerouslySetInnerHTML={{ __html }} />
    </>
  );
}

/** Below the header, also for who reads further down: it says why the buttons there do not answer. */
const Notice = styled.div`
  position: sticky;
  inset-block-start: ${space(17)};
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  background: ${color('warningSoft')};
  color: ${color('text')};
  font-size: ${font.sm};

  button {
    flex: none;
  }
`;

const Text = styled.div`
  display: contents;
`;
