import styled from 'styled-components';
import { space } from '../theme';

/** Fields one below the other. */
export const FormLayout = styled.form`
  display: grid;
  gap: ${space(5)};
`;
