import { Button } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { FileName } from '../../../media/file-name';
import { FileInput } from '../../../media/file-input';
import { useFileDrop } from '../../../media/use-file-drop';

const words = copy.import;

interface ImportDropProps {
  fileName: string | undefined;
  onFile: (file: File) => void;
}

/** Takes a file from its button or by dropping it. */
export function ImportDrop({ fileName, onFile }: ImportDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleFiles = ([file]: File[]) => file && onFile(file);
  const { isOver, drop } = useFileDrop(handleFiles);
  return (
    <Place {...drop} $isOver={isOver} $isEmpty={fileName === undefined}>
      <FileInput ref={input} accept=".csv,text/csv" aria-label={words.choose} onFiles={handleFiles} />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Upload />
        {fileName ? words.chooseOther : words.choose}
      </Button>
      <p>{fileName ? <FileName>{fileName}</FileName> : words.drop}</p>
    </Place>
  );
}

const Place = styled.div<{ $isOver: boolean; $isEmpty: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  /* The drop area fills the dialog until there is a result. */
  min-block-size: ${({ $isEmpty }) => ($isEmpty ? 'min(24rem, 45dvh)' : 'auto')};
  gap: ${space(2)};
  margin-block-end: ${space(4)};
  padding: ${space(5)};
  border: 2px dashed ${({ $isOver }) => color($isOver ? 'focus' : 'control')};
  border-radius: ${radius.medium};
  background: ${({ $isOver }) => color($isOver ? 'infoSoft' : 'sunken')};
  color: ${color('muted')};
  font-size: ${font.sm};
  overflow-wrap: anywhere;
`;
