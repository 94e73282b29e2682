import { AnchorButton, Button, Cluster, FormField, VisuallyHidden } from '@afshoreh/ui';
import { useMutation } from '@afshoreh/contracts/query';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { uploadFile } from '../upload-file';
import { writeFailureOf, wasStopped } from './failed-write';
import { useStopOnClose } from './use-stop-on-close';

interface FileFieldProps {
  label: string;
  hint: string;
  words: Record<'upload' | 'replace' | 'uploading' | 'uploadFailed' | 'view' | 'remove', string>;
  /** Address of a file of the library, or empty. */
  value: string;
  /** What the server found wrong with it. */
  error?: string | undefined;
  onChange: (address: string) => void;
}

/** A file of the media library, uploaded where it is needed. */
export function FileField({ label, hint, words, value, error, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const stopSignal = useStopOnClose();
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(file, stopSignal()),
    onSuccess: ({ url }) => onChange(url),
  });
  const failed = upload.error && !wasStopped(upload.error) && `${words.uploadFailed}: ${writeFailureOf(upload.error)}`;
  return (
    <FormField label={label} hint={hint} error={failed || error || undefined}>
      {(control) => (
        <Cluster $gap={2}>
          <VisuallyHidden>
            <input
              {...control}
              ref={input}
              type="file"
              accept="image/*,application/pdf"
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) upload.mutate(file);
              }}
            />
          </VisuallyHidden>
          <Button
            variant="secondary"
            size="small"
            aria-describedby={control['aria-describedby']}
            pending={upload.isPending}
            pendingLabel={words.uploading}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden size={18} /> {value ? words.replace : words.upload}
          </Button>
          {value && (
            <>
              <AnchorButton variant="ghost" size="small" href={value} target="_blank" rel="noreferrer">
                <FileText aria-hidden size={18} /> {words.view}
              </AnchorButton>
              <Button variant="ghost" size="small" onClick={() => onChange('')}>
                <Trash2 aria-hidden size={18} /> {words.remove}
              </Button>
            </>
          )}
        </Cluster>
      )}
    </FormField>
  );
}
