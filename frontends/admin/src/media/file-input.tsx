import { VisuallyHidden } from '@afshoreh/ui';
import type { ComponentProps } from 'react';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/** The browser's file chooser. It is hidden: a button opens it by clicking the `ref`. */
export function FileInput({ onFiles, ...input }: FileInputProps) {
  return (
    <VisuallyHidden>
      <input
        tabIndex={-1}
        {...input}
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // An emptied input also fires a change event when the same file is chosen again, after it was corrected.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </VisuallyHidden>
  );
}
