import { Link } from '@afshoreh/contracts/router';
import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { copy } from '../copy';

/** For a path that no route of the zone's remote matches. */
export function NotFound() {
  return (
    <Box>
      <h1>{copy.notFoundTitle}</h1>
      <p>{copy.notFoundText}</p>
      <p>
        <Link to="/">{copy.home}</Link> · <Link to="/products">{copy.products}</Link>
      </p>
    </Box>
  );
}

const Box = styled.div`
  max-inline-size: 36rem;
  margin-inline: auto;
  padding-block: ${space(16)};
  padding-inline: ${space(4)};
  text-align: center;
`;
