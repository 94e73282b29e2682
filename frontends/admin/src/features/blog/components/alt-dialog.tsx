import { Button, TextField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { radius, space } from '@afshoreh/ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';

const words = copy.pictureDialog;

interface AltDialogProps {
  picture: { src: string; alt: string };
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** Edits the alternative text of a picture, for readers who cannot see it. */
export function AltDialog({ picture, onDone, onClose }: AltDialogProps) {
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  return (
    <Dialog
      onClose={onClose}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside the React tree of the article's form, so its submit event would bubble to that form.
          event.stopPropagation();
          onDone(alt.trim());
        }}
      >
        <img src={picture.src} alt="" />
        <TextField
          label={words.alt}
          hint={words.altHint}
          maxLength={300}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  img {
    max-block-size: 14rem;
    border-radius: ${radius.medium};
    object-fit: contain;
  }
`;
