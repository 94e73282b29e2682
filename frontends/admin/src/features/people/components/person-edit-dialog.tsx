import { api, dataOf } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { parsePersianDay } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import { useId } from 'react';
import * as z from 'zod/mini';
import { optionalTypedDay, persianDay } from '../../../form/persian-day';
import { areTags, tagsOf } from '../../../form/tags';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { copy } from '../copy';
import { people, type PersonDetails } from '../people';

const words = copy.form;

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(100, words.nameTooLong)),
  tags: z.string().check(z.refine(areTags, words.tagsTooMany)),
  nextStep: z.string().check(z.trim(), z.maxLength(300, words.nextStepTooLong)),
  nextStepOn: optionalTypedDay(words.dateWrong),
});
type Values = z.infer<typeof schema>;

const valuesOf = (person?: PersonDetails): Values => ({
  name: person?.name ?? '',
  tags: person?.tags.join('، ') ?? '',
  nextStep: person?.nextStep ?? '',
  nextStepOn: person?.nextStepOn ? persianDay(person.nextStepOn) : '',
});

const bodyOf = ({ name, tags, nextStep, nextStepOn }: Values) => ({
  name,
  tags: tagsOf(tags),
  nextStep: nextStep || null,
  nextStepOn: parsePersianDay(nextStepOn),
});

/** The name, the tags and the next step of a person. */
export function PersonEditDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const known = useId();
  const { data: tags = [] } = useQuery({
    queryKey: ['admin', 'people', 'tags'],
    queryFn: ({ signal }) => api.GET('/people/tags', { signal }).then(dataOf),
  });
  return (
    <ResourceDialog
      of={people}
      id={id}
      words={words}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      labels={words}
      onClose={onClose}
      formatValue={(field, value) =>
        field === 'nextStepOn' && typeof value === 'string' ? persianDay(value) : undefined
      }
    >
      {({ fieldProps }) => (
        <>
          <TextField label={words.name} required {...fieldProps('name')} />
          <TextField label={words.tags} hint={words.tagsHint} list={known} {...fieldProps('tags')} />
          <datalist id={known}>
            {tags.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <TextField label={words.nextStep} hint={words.nextStepHint} {...fieldProps('nextStep')} />
          <TextField label={words.nextStepOn} hint={words.dayHint} inputMode="numeric" {...fieldProps('nextStepOn')} />
        </>
      )}
    </ResourceDialog>
  );
}
