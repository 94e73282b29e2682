import { space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

/** The fields of login and sign-up, one below the other. */
export const Form = styled.form`
  display: grid;
  gap: ${space(5)};
`;
