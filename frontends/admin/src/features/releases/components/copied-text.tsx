import { CopyButton, Stack, TextField } from '@afshoreh/ui';

interface CopiedTextProps {
  text: string;
  hint: string;
  words: Record<'label' | 'copy' | 'copied' | 'copyFailed', string>;
}

/** A command or a link, with a button that copies it. */
export function CopiedText({ text, hint, words }: CopiedTextProps) {
  return (
    <Stack $gap={3}>
      <TextField label={words.label} hint={hint} readOnly ltr value={text} onFocus={({ target }) => target.select()} />
      <CopyButton text={text} label={words.copy} copied={words.copied} failed={words.copyFailed} />
    </Stack>
  );
}
