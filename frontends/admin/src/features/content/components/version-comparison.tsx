import type { SectionId } from '@afshoreh/api-client';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChangedWords } from '../../../form/changed-words';
import { copy, labelOf } from '../copy';
import type { SectionVersion } from '../save-section';
import { fieldsOf } from '../section-fields';
import { Muted } from '../../../layout/muted';

const words = copy.versions;

interface VersionComparisonProps {
  id: SectionId;
  title: string;
  was: SectionVersion;
  now: SectionVersion;
}

/** The fields that differ between an old version and the current one, with the changed words marked. */
export function VersionComparison({ id, title, was, now }: VersionComparisonProps) {
  const changed = fieldsOf(id).filter(({ name }) => textOf(was, name) !== textOf(now, name));
  return (
    <section aria-label={title}>
      {changed.length === 0 && <p>{words.same}</p>}
      <Fields>
        {changed.map(({ name }) => {
          const before = textOf(was, name);
          const after = textOf(now, name);
          const side = (text: string, shown: 'before' | 'after'): ReactNode =>
            text === '' ? (
              <Muted as="span">{words.empty}</Muted>
            ) : (
              <ChangedWords before={before} after={after} shown={shown} />
            );
          return (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <small>{words.was}</small> {side(before, 'before')}
              </dd>
              <dd>
                <small>{words.is}</small> {side(after, 'after')}
              </dd>
            </div>
          );
        })}
      </Fields>
    </section>
  );
}

const textOf = ({ fields }: SectionVersion, name: string) => fields[name] ?? '';

const Fields = styled.dl`
  display: grid;
  gap: ${space(4)};

  > div {
    display: grid;
    gap: ${space(2)};

    ${media.md} {
      grid-template-columns: 1fr 1fr;
    }
  }
  dt {
    grid-column: 1 / -1;
    font-size: ${font.sm};
    font-weight: 600;
  }
  dd {
    padding: ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
    font-size: ${font.sm};
  }
  small {
    display: block;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
