import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme';
import { Button } from './button';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  copied: string;
  /** The message when copying fails, with another way to get the text. */
  failed: string;
  /** Shown while there is no message. */
  hint?: string;
}

/** How long the success message is shown. */
const MESSAGE_MS = 4000;

/** Copies a text to the clipboard and shows whether that worked. */
export function CopyButton({ text, label, copied, failed, hint = '' }: CopyButtonProps) {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message !== copied) return;
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message, copied]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copied);
    } catch {
      // Plain HTTP and some in-app browsers have no clipboard.
      setMessage(failed);
    }
  }

  return (
    <Root>
      <Button variant="secondary" size="small" onClick={() => void handleCopy()}>
        {message === copied ? <Check /> : <Copy />}
        {label}
      </Button>
      <small role="status">{message || hint}</small>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: center;

  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
