import { useQuery } from '@afshoreh/contracts/query';
import { contentQuery, sectionOf, settingsQuery } from '@afshoreh/api-client';
import type { PageModule } from '@afshoreh/contracts';
import { ContactInvitation } from '../components/contact-invitation';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { ProductionSteps } from '../features/about/components/production-steps';
import { Story } from '../features/about/components/story';
import { copy } from '../features/about/copy';
import { Certificates } from '../features/certificates/components/certificates';
import { certificatesOf, certificatesQuery } from '../features/certificates/get-certificates';
import orchard from '../features/home/assets/orchard.svg';
import { FlaskConical, Handshake, Leaf, Scale } from 'lucide-react';
import { Tiles } from '../components/tiles';

export const head = copy.head;

export const prefetch: PageModule['prefetch'] = ({ data }) => [
  data.prefetchQuery(contentQuery),
  data.prefetchQuery(certificatesQuery),
];

export default function AboutPage() {
  const { data: content } = useQuery(contentQuery);
  const { data: settings } = useQuery(settingsQuery);
  const { data: certificates, isPending } = useQuery(certificatesQuery);
  const hasCertificates = isPending || certificatesOf(certificates ?? [], 'about').length > 0;
  const texts = sectionOf(content?.sections, 'about') ?? copy.defaults;

  return (
    <>
      <PageHero
        trail={[{ label: copy.home, to: '/' }, { label: copy.page }]}
        title={texts.title}
        subtitle={texts.subtitle}
        text={texts.description}
        picture={texts.imageUrl}
        drawing={orchard}
      />
      <Section id="story" title={copy.story.title}>
        <Story address={settings?.address} />
      </Section>
      <Section id="values" tone="tinted" title={copy.values.title} subtitle={copy.values.subtitle}>
        <ValueTiles />
      </Section>
      <Section id="production" title={copy.steps.title} subtitle={copy.steps.subtitle}>
        <ProductionSteps />
      </Section>
      {hasCertificates && (
        <Section id="standards" tone="tinted" title={copy.certificates.title} subtitle={copy.certificates.subtitle}>
          <Certificates place="about" />
        </Section>
      )}
      <ContactInvitation id="visit" {...copy.invitation} />
    </>
  );
}

const LOOKS = {
  quality: { icon: FlaskConical, fruit: 'grape' },
  honesty: { icon: Scale, fruit: 'mango' },
  nature: { icon: Leaf, fruit: 'apple' },
  partnership: { icon: Handshake, fruit: 'pomegranate' },
} as const;

function ValueTiles() {
  return (
    <Tiles
      tiles={copy.values.list.map(({ icon, title, text }) => ({ ...LOOKS[icon as keyof typeof LOOKS], title, text }))}
    />
  );
}
