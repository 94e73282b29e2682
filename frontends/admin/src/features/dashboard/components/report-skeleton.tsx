import { Loading, Skeleton } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

const FIGURES = [1, 2, 3, 4];
const PANELS = ['18.5rem', '18.5rem', '20rem', '20rem'];

/** The report before it has come. */
export function ReportSkeleton() {
  return (
    <Loading>
      <Grid $columns={4}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} height="8.5rem" />
        ))}
      </Grid>
      <Grid $columns={2}>
        {PANELS.map((height, panel) => (
          <Skeleton key={panel} height={height} />
        ))}
      </Grid>
    </Loading>
  );
}

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(4)};

  ${media.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;
