import { Button, VisuallyHidden } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { FileName } from '../../../media/file-name';

const words = copy.import;

interface ImportDropProps {
  fileName: string | undefined;
  onFile: (file: File) => void;
}

/** Takes a file from its button or by dropping it. */
export function ImportDrop({ fileName, onFile }: ImportDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Place
      $isOver={isOver}
      $isEmpty={fileName === undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={words.choose}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // An emptied input also fires a change event when the same file is chosen again after a correction.
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </VisuallyHidden>
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
