import { useNavigate } from '@afshoreh/contracts/router';
import { TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { confirmLeaving } from '../form/leaving';
import { copy } from './copy';
import { SHEET, usePaletteEntries, type PaletteEntry } from './palette-entries';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** One search field for screens, actions and records. */
export default function Palette({ onClose, onSheet }: { onClose: () => void; onSheet: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isOpenable, isSearching, hasFailed } = usePaletteEntries(typed);
  const chosen = Math.min(at, entries.length - 1);
  useEffect(() => void document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' }), [id, chosen]);

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (entry.to === SHEET) return onSheet();
    onClose();
    // The new screen replaces the history entry of the palette.
    confirmLeaving(() => void navigate(entry.to, { replace: true }));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.code];
    if (step === undefined && event.code !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) {
      if (isOpenable(chosen)) open(entries[chosen]);
    } else setAt((chosen + step + entries.length) % Math.max(1, entries.length));
  };
  const note = hasFailed ? copy.failed : isSearching ? copy.searching : entries.length === 0 ? copy.nothing : '';

  return (
    <Dialog onClose={onClose} title={copy.paletteTitle}>
      <TextField
        label={copy.paletteField}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries[chosen] && `${id}-${chosen}`}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={handleKey}
      />
      <List id={id} role="listbox" aria-label={copy.paletteTitle}>
        {entries.map((entry, place) => (
          // The focus stays in the field, so that the keys keep working.

          <Entry
            key={entry.to}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            onClick={() => open(entry)}
          >
            {entry.label}
            <small>{entry.group}</small>
          </Entry>
        ))}
      </List>
      <Note role="status">{note}</Note>
    </Dialog>
  );
}

const List = styled.ul`
  block-size: min(22rem, 50dvh);
  margin: ${space(3)} 0 0;
  overflow-y: auto;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: 2.75rem;
  padding-inline: ${space(3)};
  border-radius: ${radius.small};
  cursor: pointer;

  small {
    flex: none;
    color: ${color('muted')};
    font-size: ${font.xs};
  }

  &[aria-selected='true'] {
    background: ${color('brandSoft')};
  }
`;

const Note = styled.p`
  min-block-size: 1.75rem;
  color: ${color('muted')};
  font-size: ${font.sm};
`;
