import { Link } from '@afshoreh/contracts/router';
import { persianYear, toPersianDigits } from '@afshoreh/persian';
import { color, font, media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { ContactInformation, SocialLinks } from './contact-information';
import { copy, usefulLinks } from './copy';
import { MessageForm } from './message-form';

export function Footer() {
  return (
    <Band>
      <Columns>
        <section>
          <h2>{copy.brand}</h2>
          <p>{copy.about}</p>
          <SocialLinks />
        </section>
        <nav aria-labelledby="useful-links">
          <h2 id="useful-links">{copy.usefulLinks}</h2>
          <ul className="links">
            {usefulLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{copy.contact}</h2>
          <ContactInformation />
        </section>
        <section>
          <h2>{copy.message}</h2>
          <MessageForm />
        </section>
      </Columns>
      <Last>
        {/* A page that was rendered before new year and read after it keeps its year. */}
        <p suppressHydrationWarning>{copy.copyright(toPersianDigits(persianYear()))}</p>
        <Link to="/admin/login">{copy.managers}</Link>
      </Last>
    </Band>
  );
}

const Band = styled.footer`
  margin-block-start: ${space(16)};
  border-block-start: 1px solid ${color('line')};
  background: ${color('sunken')};
  font-size: ${font.sm};

  a {
    color: ${color('text')};
  }

  h2 {
    margin-block-end: ${space(3)};
    font-size: ${font.lg};
  }

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  max-inline-size: 75rem;
  margin-inline: auto;
  padding-block: ${space(12)};
  padding-inline: ${space(4)};

  .links {
    display: grid;
    gap: ${space(2)};
    padding: 0;
    list-style: none;
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.lg} {
    grid-template-columns: 1.3fr 0.8fr 1.3fr 1.3fr;
  }
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(4)};
  max-inline-size: 75rem;
  margin-inline: auto;
  padding-block: ${space(4)};
  padding-inline: ${space(4)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('muted')};
`;
