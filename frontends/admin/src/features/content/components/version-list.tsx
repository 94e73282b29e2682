import { color, focusRing, font, radius, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import { type SectionVersion, nameOf, sourceOf } from '../save-section';

interface VersionListProps {
  /** Newest first. */
  versions: SectionVersion[];
  shown: SectionVersion;
  onShow: (version: number) => void;
}

/** The versions with their author and time. One of them can be compared with the current one. */
export function VersionList({ versions, shown, onShow }: VersionListProps) {
  return (
    <List aria-label={copy.versions.listLabel}>
      {versions.map((version, at) => (
        <li key={version.version}>
          <button type="button" aria-pressed={version === shown} onClick={() => onShow(version.version)}>
            <strong>{nameOf(version)}</strong>
            {at === 0 && <em>{copy.versions.current}</em>}
            <span>{sourceOf(version)}</span>
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space(1)};

  button {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space(2)};
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: ${space(2)} ${space(3)};
    border: 1px solid transparent;
    border-radius: ${radius.medium};
    background: none;
    text-align: start;
    ${focusRing}
  }
  button:hover {
    background: ${color('sunken')};
  }
  button[aria-pressed='true'] {
    border-color: ${color('brandText')};
    background: ${color('brandSoft')};
  }
  em {
    color: ${color('success')};
    font-size: ${font.xs};
    font-style: normal;
    font-weight: 600;
  }
  span {
    flex: 1 1 100%;
    color: ${color('muted')};
    font-size: ${font.xs};
  }
`;
