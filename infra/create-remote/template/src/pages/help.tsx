import { pageWidth, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { copy } from '../copy';

export const head = { title: copy.helpTitle, description: copy.helpText };

export default function HelpPage() {
  return (
    <Area>
      <h1>{copy.helpTitle}</h1>
      <p>{copy.helpText}</p>
    </Area>
  );
}

const Area = styled.div`
  max-inline-size: ${pageWidth};
  margin-inline: auto;
  padding: ${space(8)} ${space(4)};
`;
