import { hero } from '@afshoreh/ui/illustrations';
import { ContactInvitation } from '../components/contact-invitation';
import { NumberedSteps } from '../components/numbered-steps';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { ServiceCards } from '../features/services/components/service-cards';
import { copy } from '../features/services/copy';

export const head = copy.head;

export default function ServicesPage() {
  return (
    <>
      <PageHero trail={[{ label: copy.home, to: '/' }, { label: copy.page }]} {...copy.hero} picture={hero} />
      <Section id="services" title={copy.services.title} subtitle={copy.services.subtitle}>
        <ServiceCards />
      </Section>
      <Section id="cooperation" tone="tinted" title={copy.steps.title} subtitle={copy.steps.subtitle}>
        <NumberedSteps steps={copy.steps.list} />
      </Section>
      <ContactInvitation id="ask" {...copy.invitation} />
    </>
  );
}
