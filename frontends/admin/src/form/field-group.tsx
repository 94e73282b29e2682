import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface FieldGroupProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A group of fields with a title, which stands beside the fields on wide screens. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {note && <Note>{note}</Note>}
      <Fields>{children}</Fields>
    </Group>
  );
}

const Group = styled.fieldset`
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: ${space(4)};
    padding: 0;
    font-size: ${font.lg};
    font-weight: 700;
  }

  legend + * {
    clear: both;
  }

  ${media.md} {
    padding: ${space(6)};
  }
`;

const Note = styled.p`
  margin-block-end: ${space(4)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Fields = styled.div`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 40rem;
`;
