import { useState } from 'react';
import styled from 'styled-components';
import { reasonOf, api, dataOf, type Schemas } from '@afshoreh/api-client';
import { Button, EmailField, FormFailure, Notice, TextArea, TextField } from '@afshoreh/ui';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, font, media, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';

/** Sends a comment, which an admin must approve. The server stores the same comment only once within a few minutes. */
async function sendComment(slug: string, comment: Schemas['SendComment']): Promise<void> {
  dataOf(await api.POST('/blog/posts/{slug}/comments', { params: { path: { slug } }, body: comment }));
}

const text = copy.comments;

/** The comment form; after sending it says that an admin checks the comment first. */
export function CommentForm({ slug }: { slug: string }) {
  const [sent, setSent] = useState(false);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../comment-schema').then(({ commentSchema }) => commentSchema),
    onSubmit: async (comment) => {
      setSent(false);
      await sendComment(slug, comment);
      setSent(true);
    },
    onFailure: (error) => ({ title: text.notSent, text: reasonOf(error) ?? siteCopy.tryAgain }),
  });
  return (
    <Form {...formProps} aria-labelledby="comment">
      <h3 id="comment">{text.form}</h3>
      <p>{text.notice}</p>
      <TextField label={text.name} required maxLength={100} autoComplete="name" {...fieldProps('name')} />
      <EmailField label={text.email} required maxLength={254} {...fieldProps('email')} />
      <TextArea label={text.text} required rows={5} maxLength={3000} {...fieldProps('comment')} />
      {failure && <FormFailure {...failure} />}
      {sent && <Notice tone="success">{text.sent}</Notice>}
      <Button type="submit" pending={isSubmitting} pendingLabel={text.pending}>
        {text.submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};

  h3 {
    font-size: ${font.lg};
  }
  > p:not([role]) {
    margin-block-start: -${space(3)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  > button {
    justify-self: start;
  }

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    align-items: start;

    > :not(:has([name='name'], [name='email'])) {
      grid-column: 1 / -1;
    }
  }
`;
