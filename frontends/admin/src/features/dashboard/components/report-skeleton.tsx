import { Loading, Skeleton } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

const FIGURES = [1, 2, 3, 4];
const PANELS = ['18.5rem', '18.5rem', '20rem', '20rem'];

export function ReportSkeleton() {
  return (
    <Loading>
      <Figures>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} height="10.5rem" />
        ))}
      </Figures>
      <Panels>
        {PANELS.map((height, panel) => (
          <Skeleton key={panel} height={height} />
        ))}
      </Panels>
    </Loading>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  margin-block-end: ${space(4)};

  ${media.xl} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Panels = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
