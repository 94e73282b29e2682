import styled from 'styled-components';
import { space } from '../theme';

/** A form whose fields are stacked. */
export const FormLayout = styled.form`
  display: grid;
  gap: ${space(5)};
`;
