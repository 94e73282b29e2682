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
 * Asks whether less than one pack is meant: the quantity begins with one kilogram, and Enter in another field sends it. Both
 * answers send the form, and so does its own button.
 */
export function BelowPack({ pack, kilograms, onTakePack }: BelowPackProps) {
  const { question, takePack, keep } = copy.belowPack;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  /** The new amount takes this question away, and a button that is gone by the end of its click sends nothing. */
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
