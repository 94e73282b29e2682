import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatKilograms, type Pack } from '@afshoreh/persian';
import { Button, Notice } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

interface BelowPackProps {
  pack: Pack;
  kilograms: number;
  /** Called before the form is sent with one pack. */
  onTakePack: () => void;
}

/**
 * Asks whether the visitor wants less than one pack. The quantity starts at one kilogram, so Enter in another field would order
 * that by mistake. Both answers submit the form. The form's own button also submits it, and keeps the quantity.
 */
export function BelowPack({ pack, kilograms, onTakePack }: BelowPackProps) {
  const { question, takePack, keep } = copy.belowPack;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  /** The new quantity removes this question and its buttons. A removed button submits no form, so this does. */
  function takeAndSend() {
    const form = first.current?.form;
    onTakePack();
    form?.requestSubmit();
  }
  return (
    <Notice tone="warning" urgent>
      {question(formatKilograms(kilograms), pack.name)}
      <Answers>
        <Button ref={first} size="small" onClick={takeAndSend}>
          {takePack(pack.name, formatKilograms(pack.kilograms))}
        </Button>
        <Button type="submit" size="small" variant="secondary">
          {keep(formatKilograms(kilograms))}
        </Button>
      </Answers>
    </Notice>
  );
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;
