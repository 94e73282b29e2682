import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme';
import { Button } from './button';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  label: string;
  copied: string;
  /** How to get the text without a clipboard. */
  failed: string;
  /** Said while there is no answer to give. */
  hint?: string;
}

/** How long the answer stays, in ms. */
const ANSWER_STAYS = 4000;

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, label, copied, failed, hint = '' }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');

  useEffect(() => {
    if (answer !== copied) return;
    const timer = setTimeout(() => setAnswer(''), ANSWER_STAYS);
    return () => clearTimeout(timer);
  }, [answer, copied]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(copied);
    } catch {
      // Plain HTTP and some in-app browsers have no clipboard: the text can still be selected.
      setAnswer(failed);
    }
  }

  return (
    <Root>
      <Button variant="secondary" size="small" onClick={() => void handleCopy()}>
        {answer === copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {label}
      </Button>
      <small role="status">{answer || hint}</small>
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
