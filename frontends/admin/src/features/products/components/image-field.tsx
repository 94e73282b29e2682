import { isPictureAddress } from '@afshoreh/persian';
import { Ltr, TextField, type TextFieldProps } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import styled from 'styled-components';
import { copy } from '../copy';
import type { ProductFormValues } from '../product-form';

interface ImageFieldProps extends Omit<TextFieldProps, 'label'> {
  control: Control<ProductFormValues>;
}

/** The address of the product's picture, with the picture itself as soon as the address is one. */
export function ImageField({ control, ...field }: ImageFieldProps) {
  const address = useWatch({ control, name: 'image' }).trim();
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box>
      <TextField
        label={copy.form.image}
        hint={
          <>
            {copy.form.imageHint} <Ltr>/media/apple.webp</Ltr>
          </>
        }
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        ltr
        {...field}
      />
      {isPictureAddress(address) &&
        (address === broken ? (
          <Notice role="status">{copy.form.imageBroken}</Notice>
        ) : (
          <Preview
            src={address}
            alt={copy.form.imagePreview}
            width={112}
            height={112}
            onError={() => setBroken(address)}
          />
        ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
`;

const Preview = styled.img`
  inline-size: 7rem;
  block-size: 7rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  object-fit: cover;
`;

const Notice = styled.p`
  color: ${color('warning')};
  font-size: ${font.sm};
`;
