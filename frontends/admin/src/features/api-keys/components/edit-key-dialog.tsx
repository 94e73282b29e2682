import { api, dataOf } from '@afshoreh/api-client';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { apiKeys, type ApiKey } from '../api-keys';
import { copy } from '../copy';
import { EMPTY_KEY, keyBodyOf, KeyFields, keySchema, keyValuesOf, type KeyValues } from './key-fields';

interface EditKeyDialogProps {
  apiKey: ApiKey;
  onClose: () => void;
}

/** Changes what a key may do. Its secret stays. */
export function EditKeyDialog({ apiKey, onClose }: EditKeyDialogProps) {
  return (
    <ResourceDialog
      of={apiKeys}
      record={apiKey}
      cannotAdd
      words={{ ...copy.editing, editTitle: copy.editing.title, description: copy.editing.text }}
      schema={keySchema}
      valuesOf={(key?: ApiKey) => (key ? keyValuesOf(key) : EMPTY_KEY)}
      bodyOf={(values: KeyValues, edited: ApiKey | undefined) => keyBodyOf(values, edited)}
      read={() => storedKey(apiKey)}
      labels={{}}
      onClose={onClose}
    >
      {({ control, fieldProps }) => <KeyFields control={control} fieldProps={fieldProps} edited={apiKey} />}
    </ResourceDialog>
  );
}

/** The API returns keys only as a list. */
async function storedKey(key: ApiKey): Promise<ApiKey> {
  const keys = dataOf(await api.GET('/admin/api-keys'));
  return keys.find(({ id }) => id === key.id) ?? key;
}
