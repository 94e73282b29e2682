import { useAdminSession } from '@afshoreh/contracts';
import { Stack } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { AttentionCards } from '../features/dashboard/components/attention-cards';
import { SectionCards } from '../features/dashboard/components/section-cards';
import { copy } from '../features/dashboard/copy';
import { Screen } from '../layout/screen';

export const head = { title: copy.title };

export default function DashboardPage() {
  const session = useAdminSession();
  return (
    <Screen title={copy.title} note={session ? copy.greeting(session.admin.displayName) : null}>
      <Stack $gap={8}>
        <AttentionCards />
        <section aria-labelledby="sections">
          <Heading id="sections">{copy.sections}</Heading>
          <SectionCards />
        </section>
      </Stack>
    </Screen>
  );
}

const Heading = styled.h2`
  margin-block-end: 1rem;
  font-size: ${font.lg};
`;
