import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '@afshoreh/api-client';
import { ContactInvitation } from '../components/contact-invitation';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { ProductionSteps } from '../features/about/components/production-steps';
import { StandardList } from '../features/about/components/standard-list';
import { Story } from '../features/about/components/story';
import { ValueTiles } from '../features/about/components/value-tiles';
import { copy } from '../features/about/copy';
import orchard from '../features/home/assets/orchard.svg';
import { contentQuery, sectionOf } from '../features/home/get-content';

/** `/about` (spec §2): history, four values, four production steps, three certificates. */
export default function AboutPage() {
  const { data: content } = useQuery(contentQuery);
  const { data: settings } = useQuery(settingsQuery);
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
      <Section id="standards" tone="tinted" title={copy.certificates.title} subtitle={copy.certificates.subtitle}>
        <StandardList />
      </Section>
      <ContactInvitation id="visit" {...copy.invitation} />
    </>
  );
}
