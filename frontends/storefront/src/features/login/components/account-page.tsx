import { Page, NoScriptNotice } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';

interface AccountPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of login and sign-up: the form, and on wide screens the benefits of an account beside it. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <Page title={title} lead={lead}>
      <Sheet>
        <Content>
          <NoScriptNotice />
          {children}
        </Content>
        <Benefits>
          <h2>{copy.benefitsTitle}</h2>
          <ul>
            {copy.benefits.map((benefit) => (
              <li key={benefit}>
                <BadgeCheck />
                {benefit}
              </li>
            ))}
          </ul>
        </Benefits>
      </Sheet>
    </Page>
  );
}

const Sheet = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};

  ${media.lg} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 30rem);
  justify-content: center;
  gap: ${space(5)};
  padding: ${space(5)};

  ${media.md} {
    padding: ${space(10)};
  }
`;

const Benefits = styled.aside`
  display: grid;
  /* Below the form, in the width of its fields. */
  grid-template-columns: minmax(0, 30rem);
  place-content: center;
  gap: ${space(5)};
  padding: ${space(6)};
  background: ${color('brandSoft')};

  ${media.lg} {
    padding: ${space(10)};
  }

  h2 {
    font-size: ${font.xl};
  }

  ul {
    display: grid;
    gap: ${space(4)};
  }

  li {
    display: flex;
    gap: ${space(3)};
  }

  svg {
    flex: none;
    margin-block-start: ${space(1)};
    color: ${color('brandText')};
  }
`;
