import { Link } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { Button } from '@afshoreh/ui';
import { pageWidth, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';

import { copy } from '../copy';

export const head = { title: copy.title, description: copy.description };

export default function HomePage() {
  const [opened, setOpened] = useState(0);
  return (
    <Area>
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <Button onClick={() => setOpened(opened + 1)}>{copy.open}</Button>
      <p role="status">{opened > 0 && copy.opened(toPersianDigits(opened))}</p>
      <Link to="/{{name}}/help">{copy.help}</Link>
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-inline-size: ${pageWidth};
  margin-inline: auto;
  padding: ${space(8)} ${space(4)};
`;
