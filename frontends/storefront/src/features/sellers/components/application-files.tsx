import { formatFileSize, formatNumber } from '@afshoreh/persian';
import { Button, FormField, IconButton, VisuallyHidden } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { RotateCcw, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { ACCEPTED } from '../upload-application-file';
import { useApplicationFiles, type SelectedFile, type UploadedFiles } from '../use-application-files';

const words = copy.files;

/**
 * Uploads pictures of the factory and certificates while the seller fills in the form. Its code loads when its step is near.
 */
export function ApplicationFiles({ onChange }: { onChange: (files: UploadedFiles) => void }) {
  const { files, add, retry, remove } = useApplicationFiles(onChange);
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormField label={words.label} hint={words.hint}>
      {(control) => (
        <Place>
          <VisuallyHidden>
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              accept={ACCEPTED}
              tabIndex={-1}
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </VisuallyHidden>
          <div>
            <Button
              variant="secondary"
              aria-describedby={control['aria-describedby']}
              onClick={() => input.current?.click()}
            >
              <Upload /> {words.choose}
            </Button>
          </div>
          {files.length > 0 && (
            <List aria-label={words.list}>
              {files.map((each) => (
                <li key={each.key} data-failed={each.failure !== null || undefined}>
                  <Name>
                    <bdi>{each.file.name}</bdi> <small>{formatFileSize(each.file.size)}</small>
                  </Name>
                  <State file={each} />
                  {each.failure && !each.isRefused && (
                    <IconButton
                      label={words.retry(each.file.name)}
                      icon={<RotateCcw />}
                      size="small"
                      onClick={() => retry(each)}
                    />
                  )}
                  <IconButton
                    label={words.remove(each.file.name)}
                    icon={<X />}
                    size="small"
                    onClick={() => {
                      remove(each);
                      // The pressed button disappears with its file, so the button that adds files gets the focus.
                      input.current?.parentElement?.parentElement?.querySelector('button')?.focus();
                    }}
                  />
                </li>
              ))}
            </List>
          )}
        </Place>
      )}
    </FormField>
  );
}

function State({ file: { share, token, failure } }: { file: SelectedFile }) {
  if (failure) return <span role="alert">{words.failed(failure)}</span>;
  if (token) return <span role="status">{words.sent}</span>;
  return (
    <Progress>
      <progress value={share} max={1} aria-label={words.sending(formatNumber(Math.round(share * 100)))} />
      {share < 1 ? words.sending(formatNumber(Math.round(share * 100))) : words.checking}
    </Progress>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  color: ${color('text')};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding: ${space(2)} ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    font-size: ${font.sm};
  }
  li > span {
    color: ${color('muted')};
  }
  li[data-failed] > span[role='alert'] {
    color: ${color('dangerText')};
  }
`;

const Name = styled.strong`
  flex: 1 1 12rem;
  min-inline-size: 0;
  font-weight: 500;

  small {
    color: ${color('muted')};
    font-weight: 400;
  }
`;

const Progress = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};

  progress {
    inline-size: 6rem;
    accent-color: ${color('brand')};
  }
`;
