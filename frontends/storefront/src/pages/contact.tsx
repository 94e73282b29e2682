import styled from 'styled-components';
import { contentQuery, sectionOf } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import type { PageModule } from '@afshoreh/contracts';
import { Container } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { ContactWays } from '../features/contact/components/contact-ways';
import { Location } from '../features/contact/components/location';
import { MessageForm } from '../features/contact/components/message-form';
import { copy } from '../features/contact/copy';

export const head = copy.head;

export const prefetch: PageModule['prefetch'] = ({ data }) => [data.prefetchQuery(contentQuery)];

/** `/contact`: the form, the ways to reach us, and the map. */
export default function ContactPage() {
  const { data: content } = useQuery(contentQuery);
  const texts = sectionOf(content?.sections, 'contact') ?? copy.defaults;
  return (
    <>
      <PageHero
        data-section="contact"
        trail={[{ label: copy.home, to: '/' }, { label: copy.page }]}
        title={texts.title}
        subtitle={texts.subtitle}
        text={texts.description}
        picture={texts.imageUrl}
      />
      <Columns>
        <MessageForm />
        <ContactWays />
      </Columns>
      <Section id="map" title={copy.location.title}>
        <Location />
      </Section>
    </>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space(12)};
  padding-block-start: ${space(4)};

  ${media.lg} {
    grid-template-columns: 1.6fr 1fr;
    gap: ${space(16)};
    align-items: start;
  }
`;
