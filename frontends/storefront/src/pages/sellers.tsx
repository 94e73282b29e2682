import { useState } from 'react';
import styled from 'styled-components';
import type { PageModule } from '@afshoreh/contracts';
import { useQuery } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { AnchorButton, LinkButton } from '@afshoreh/ui';
import { success } from '@afshoreh/ui/illustrations';
import { space } from '@afshoreh/ui/theme';
import { FormWhenNear } from '../components/form-when-near';
import { Invitation } from '../components/invitation';
import { NumberedSteps } from '../components/numbered-steps';
import { Outcome } from '../components/outcome';
import { PageHero } from '../components/page-hero';
import { Section } from '../components/section';
import { ListableCategories } from '../features/sellers/components/listable-categories';
import { SellerList } from '../features/sellers/components/seller-list';
import { Testimonials } from '../features/sellers/components/testimonials';
import { copy } from '../features/sellers/copy';
import { sellersQuery } from '../features/sellers/get-sellers';
import { pageNumberOf } from '../page-number';
import { BadgeCheck, Globe, Headset, Users } from 'lucide-react';
import { Tiles } from '../components/tiles';

export const head: PageModule['head'] = ({ search }) => {
  const page = pageNumberOf(search);
  return { ...copy.head, canonical: page === 1 ? '/sellers' : `/sellers?page=${page}` };
};

export const prefetch: PageModule['prefetch'] = ({ search, data }) => [
  data.prefetchQuery(sellersQuery(pageNumberOf(search))),
];

const loadForm = () => import('../features/sellers/components/application-form');

/** `/sellers?page=`: benefits for sellers, the approved sellers, and the application form. */
export default function SellersPage() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  const page = pageNumberOf(search);
  // The testimonials are shown beside a list of sellers, but not when that list is empty.
  const hasSellers = useQuery(sellersQuery(page)).data?.total !== 0;
  return (
    <>
      <PageHero
        trail={[{ label: copy.home, to: '/' }, { label: copy.page }]}
        title={copy.hero.title}
        subtitle={copy.hero.subtitle}
        text={copy.hero.text}
      >
        <Apply>
          <AnchorButton size="large" href="#apply">
            {copy.hero.apply}
          </AnchorButton>
        </Apply>
      </PageHero>
      <Section id="benefits" title={copy.benefits.title} subtitle={copy.benefits.subtitle}>
        <Benefits />
      </Section>
      <Section id="categories" tone="tinted" title={copy.categories.title} subtitle={copy.categories.subtitle}>
        <ListableCategories />
      </Section>
      <Section id="steps" title={copy.steps.title} subtitle={copy.steps.subtitle}>
        <NumberedSteps steps={copy.steps.list} />
      </Section>
      {hasSellers && (
        <Section id="testimonials" tone="tinted" title={copy.testimonials.title}>
          <Testimonials />
        </Section>
      )}
      <Section id="sellers" title={copy.list.title} subtitle={copy.list.subtitle}>
        <SellerList page={page} />
      </Section>
      <Section id="apply" tone="tinted" title={copy.form.title} subtitle={copy.form.subtitle}>
        {sent ? (
          <Outcome
            illustration={success}
            title={copy.form.sent}
            text={copy.form.sentText}
            action={<LinkButton to="/products">{copy.form.toProducts}</LinkButton>}
          />
        ) : (
          <FormWhenNear load={loadForm} height="40rem">
            {({ ApplicationForm }) => <ApplicationForm onSent={() => setSent(true)} />}
          </FormWhenNear>
        )}
      </Section>
      <Invitation id="question" title={copy.question.title} text={copy.question.text}>
        <LinkButton size="large" variant="secondary" to="/contact">
          {copy.question.contact}
        </LinkButton>
      </Invitation>
    </>
  );
}

const Apply = styled.div`
  margin-block-start: ${space(6)};
`;

const LOOKS = {
  buyers: { icon: Users, fruit: 'apple' },
  experts: { icon: Headset, fruit: 'pomegranate' },
  trust: { icon: BadgeCheck, fruit: 'grape' },
  export: { icon: Globe, fruit: 'mango' },
} as const;

function Benefits() {
  const tiles = copy.benefits.list.map(({ icon, ...words }) => ({ ...LOOKS[icon as keyof typeof LOOKS], ...words }));
  return <Tiles tiles={tiles} />;
}
