import type { FooterForm } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { persianYear, toPersianDigits } from '@afshoreh/persian';
import { useWhenNear } from '@afshoreh/ui';
import { newsletterCopy } from '@afshoreh/ui/newsletter';
import { color, font, media, pageWidth, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';

import { frameLinks } from '../remotes/remotes';
import { Collapsible } from './collapsible';
import { ContactInformation, SocialLinks } from './contact-information';
import { copy } from './copy';

const BOTH: readonly FooterForm[] = ['message', 'newsletter'];

const loadForms = () => import(/* webpackChunkName: "footer-forms" */ './footer-forms');

/** `offered`: the forms that the footer shows. A page that has such a form itself offers fewer. */
export function Footer({ offered = BOTH }: { offered?: readonly FooterForm[] | undefined }) {
  const { ref, code: forms } = useWhenNear(loadForms);
  const hasNewsletter = offered.includes('newsletter');
  const hasMessage = offered.includes('message');
  return (
    <Band ref={ref}>
      {hasNewsletter && (
        <Newsletter aria-labelledby="footer-newsletter">
          <Collapsible heading={<h2 id="footer-newsletter">{newsletterCopy.title}</h2>}>
            <div className="beside">
              <p>{newsletterCopy.lead}</p>
              <div className="form">{forms && <forms.NewsletterForm />}</div>
            </div>
          </Collapsible>
        </Newsletter>
      )}
      <Columns $count={hasMessage ? 4 : 3}>
        <section>
          <h2>{copy.brand}</h2>
          <p>{copy.about}</p>
          <SocialLinks />
        </section>
        <nav aria-labelledby="useful-links">
          <h2 id="useful-links">{copy.usefulLinks}</h2>
          <ul className="links">
            {frameLinks().footer.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2>{copy.contact}</h2>
          <ContactInformation />
        </section>
        {hasMessage && (
          <section className="message">
            <Collapsible heading={<h2>{copy.message}</h2>}>
              <div className="form">{forms && <forms.MessageForm />}</div>
            </Collapsible>
          </section>
        )}
      </Columns>
      <Last>
        {/* A page rendered before the new year and opened after it keeps its old year. */}
        <p suppressHydrationWarning>{copy.copyright(toPersianDigits(persianYear()))}</p>
        <Link to="/admin/login">{copy.managers}</Link>
      </Last>
    </Band>
  );
}

const Band = styled.footer`
  margin-block-start: ${space(10)};
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

/**
 * The section reserves the height of its form from the beginning. Without JavaScript the form never loads, so the section is
 * hidden.
 */
const Newsletter = styled.section`
  max-inline-size: ${pageWidth};
  margin-inline: auto;
  padding-block: ${space(8)} 0;
  padding-inline: ${space(4)};

  .beside {
    display: grid;
    gap: ${space(4)};
  }

  .beside > p {
    max-inline-size: 34rem;
    color: ${color('muted')};
    text-wrap: pretty;
  }

  .form {
    min-block-size: 9.125rem;
  }

  ${media.noScript} {
    display: none;
  }

  ${media.sm} {
    .form {
      min-block-size: 5.125rem;
    }
  }

  ${media.md} {
    min-block-size: 15.25rem;
  }

  ${media.lg} {
    min-block-size: 9.75rem;

    .beside {
      grid-template-columns: 1fr 1fr;
      gap: ${space(12)};
    }
  }
`;

const Columns = styled.div<{ $count: 3 | 4 }>`
  display: grid;
  gap: ${space(10)};
  max-inline-size: ${pageWidth};
  margin-inline: auto;
  padding-block: ${space(10)};
  padding-inline: ${space(4)};

  .links {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 0;
    list-style: none;
  }

  .links a {
    display: flex;
    align-items: center;
    min-block-size: ${space(11)};
  }

  .message .form {
    min-block-size: 24.5rem;
  }

  ${media.noScript} {
    .message {
      display: none;
    }
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    .message {
      min-block-size: 27.5rem;
    }
  }

  ${media.lg} {
    grid-template-columns: ${({ $count }) => ($count === 4 ? '1.3fr 0.8fr 1.3fr 1.3fr' : '1.3fr 0.8fr 1.3fr')};

    .links {
      grid-template-columns: 1fr;
    }

    .links a {
      min-block-size: ${space(9)};
    }
  }
`;

const Last = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(4)};
  max-inline-size: ${pageWidth};
  margin-inline: auto;
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  border-block-start: 1px solid ${color('line')};
  color: ${color('muted')};

  a {
    display: flex;
    align-items: center;
    min-block-size: ${space(11)};
  }
`;
