import { Checkbox, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import { areSingleKeysOn, setSingleKeys } from './single-keys';

const KEYS: [keyof typeof copy.keys, string[]][] = [
  ['palette', ['Ctrl+K']],
  ['search', ['/']],
  ['newOrder', ['N']],
  ['quote', ['P']],
  ['rows', ['J', 'K']],
  ['open', ['Enter']],
  ['moderate', ['A', 'R']],
  ['close', ['Esc']],
  ['save', ['Ctrl+S']],
  ['saveNext', ['Ctrl+Enter']],
  ['sheet', ['?']],
];

/** A dialog that explains the keyboard shortcuts and has the switch for single-letter keys. */
export default function KeySheet({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(areSingleKeysOn);
  const handleSwitch = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <Dialog onClose={onClose} title={copy.sheetTitle} description={copy.sheetText}>
      <Stack $gap={5}>
        <Checkbox
          label={copy.single}
          hint={copy.singleHint}
          checked={on}
          onChange={({ target }) => handleSwitch(target.checked)}
        />
        <Keys>
          {KEYS.map(([name, keys]) => (
            <div key={name}>
              <dt>{copy.keys[name]}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key} dir="ltr">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
      </Stack>
    </Dialog>
  );
}

const Keys = styled.dl`
  font-size: ${font.sm};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2)};
    border-block-start: 1px solid ${color('line')};
  }

  dd {
    display: flex;
    gap: ${space(2)};
  }

  kbd {
    align-self: center;
    padding-inline: ${space(2)};
    border: 1px solid ${color('control')};
    border-radius: ${radius.small};
    background: ${color('sunken')};
    font-family: inherit;
    font-size: ${font.xs};
    white-space: nowrap;
  }
`;
