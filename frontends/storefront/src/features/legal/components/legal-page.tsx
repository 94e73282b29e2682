import { formatNumber } from '@afshoreh/persian';
import { LinkButton, Page } from '@afshoreh/ui';
import { Contents, TextColumns } from '../../../components/contents';
import { copy } from '../copy';
import type { LegalSection, LegalText } from '../legal-text';
import { Sheet, Updated } from './legal-page-style';

/** A legal text with its table of contents; only the text is printed. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <Page title={text.title} trail={[{ label: copy.home, to: '/' }, { label: text.title }]} lead={text.lead}>
      <TextColumns>
        <Contents title={copy.contents} parts={text.sections} />
        <Sheet>
          <Updated>{copy.updated(text.updated)}</Updated>
          {text.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {text.sections.map((section, at) => (
            <NumberedSection key={section.id} number={at + 1} section={section} />
          ))}
        </Sheet>
      </TextColumns>
    </Page>
  );
}

function NumberedSection({ number, section }: { number: number; section: LegalSection }) {
  return (
    <section aria-labelledby={section.id}>
      <h2 id={section.id}>
        <span>{formatNumber(number)}.</span> {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.points && (
        <ul>
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {section.link && (
        <LinkButton to={section.link.to} variant="secondary" size="small">
          {section.link.label}
        </LinkButton>
      )}
    </section>
  );
}
