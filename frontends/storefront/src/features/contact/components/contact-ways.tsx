import { Clock, Headset, Mail, Phone, PhoneCall, Timer, type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { settingsQuery } from '@afshoreh/api-client';
import { ErrorBox, Loading, Ltr, PhoneLink, Skeleton } from '@afshoreh/ui';
import { color, font, fruit, fruitSoft, media, radius, space, type Fruit } from '@afshoreh/ui/theme';
import { copy } from '../copy';

export function ContactWays() {
  const { data: settings, isError, error, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <section aria-labelledby="ways">
      <Title id="ways">{copy.ways.title}</Title>
      {isError && (
        <ErrorBox title={copy.ways.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {settings && (
        <List>
          <Way icon={PhoneCall} family="pomegranate" name={copy.ways.salesPhone}>
            <PhoneLink phone={settings.salesPhone} />
          </Way>
          <Way icon={Phone} family="apple" name={copy.ways.phone}>
            <PhoneLink phone={settings.phone} />
          </Way>
          <Way icon={Mail} family="grape" name={copy.ways.email}>
            <a href={`mailto:${settings.contactEmail}`}>
              <Ltr>{settings.contactEmail}</Ltr>
            </a>
          </Way>
          <Way icon={Clock} family="mango" name={copy.ways.officeHours}>
            {settings.officeHours}
          </Way>
          <Way icon={Headset} family="apricot" name={copy.ways.callHours}>
            {settings.callHours.text}
          </Way>
          {settings.answerTime && (
            <Way icon={Timer} family="date" name={copy.ways.firstCall}>
              {copy.ways.answered(settings.answerTime.text)}
            </Way>
          )}
        </List>
      )}
      {!settings && !isError && (
        <Loading label={copy.ways.loading}>
          <List as="div">
            {Array.from({ length: 5 }, (_, at) => (
              <Skeleton key={at} height="4.25rem" />
            ))}
          </List>
        </Loading>
      )}
    </section>
  );
}

interface WayProps {
  icon: LucideIcon;
  family: Fruit;
  name: string;
  children: ReactNode;
}

function Way({ icon: Icon, family, name, children }: WayProps) {
  return (
    <Row $fruit={family}>
      <Icon size={22} strokeWidth={1.75} />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

const Title = styled.h2`
  margin-block-end: ${space(5)};
`;

const List = styled.dl`
  display: grid;
  gap: ${space(3)};

  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: 1fr;
  }
`;

const Row = styled.div<{ $fruit: Fruit }>`
  display: grid;
  grid-template-columns: 3rem 1fr;
  column-gap: ${space(4)};
  align-items: center;
  min-block-size: 4.25rem;

  > svg {
    grid-row: span 2;
    box-sizing: border-box;
    inline-size: 3rem;
    block-size: 3rem;
    padding: 0.8rem;
    border-radius: ${radius.medium};
    background: ${({ $fruit }) => fruitSoft($fruit)};
    color: ${({ $fruit }) => fruit($fruit)};
  }
  dt {
    align-self: end;
    color: ${color('muted')};
    font-size: ${font.sm};
    line-height: 1.6;
  }
  dd {
    align-self: start;
    font-weight: 600;
    line-height: 1.7;
  }
`;
