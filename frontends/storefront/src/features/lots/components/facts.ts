import styled from 'styled-components';
import { color, font, radius, space } from '@afshoreh/ui/theme';

/** Names and values side by side; in print on one line. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space(3)} ${space(6)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  dt {
    color: ${color('muted')};
    font-size: ${font.xs};
  }
  dd {
    font-weight: 600;
  }

  @media print {
    grid-template-columns: repeat(5, auto);
    gap: 1mm 5mm;
    padding: 2mm 0;
    border-inline: 0;
    border-radius: 0;
    font-size: 9pt;
  }
`;
