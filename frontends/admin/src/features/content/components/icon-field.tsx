import { FEATURE_ICONS, type FeatureIcon } from '@afshoreh/ui/feature-icons';
import { color, font, radius, space, visuallyHidden } from '@afshoreh/ui/theme';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { copy } from '../copy';

const NAMES = Object.keys(FEATURE_ICONS) as FeatureIcon[];

interface IconFieldProps {
  label: string;
  /** The stored name of the icon. The site may not know it. */
  value: string;
  field: UseFormRegisterReturn;
}

/** Selects one of the site's icons. */
export function IconField({ label, value, field }: IconFieldProps) {
  const id = useId();
  const isUnknown = !NAMES.some((name) => name === value);
  return (
    <Group role="radiogroup" aria-labelledby={id} aria-describedby={isUnknown ? `${id}-note` : undefined}>
      <strong id={id}>{label}</strong>
      <Row>
        {NAMES.map((name) => {
          const Icon = FEATURE_ICONS[name];
          return (
            <label key={name}>
              <input {...field} type="radio" value={name} />
              <Icon size={24} strokeWidth={1.75} />
              {copy.icons[name]}
            </label>
          );
        })}
      </Row>
      {isUnknown && <Note id={`${id}-note`}>{copy.unknownIcon}</Note>}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(1.5)};
  font-size: ${font.sm};

  > strong {
    font-weight: 600;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  label {
    position: relative;
    display: flex;
    flex: 1 1 6rem;
    align-items: center;
    justify-content: center;
    gap: ${space(2)};
    min-block-size: 3rem;
    border: 1px solid ${color('control')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
    cursor: pointer;
  }
  input {
    ${visuallyHidden}
  }
  label:has(:checked) {
    border-color: ${color('brand')};
    background: ${color('brandSoft')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
    color: ${color('brandText')};
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

const Note = styled.p`
  color: ${color('warning')};
`;
