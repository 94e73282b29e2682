import { font, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export function CheckboxGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1)};

  legend {
    margin-block-end: ${space(1)};
    padding: 0;
    font-size: ${font.sm};
    font-weight: 600;
  }
`;
