import type { Section, SectionId } from '@afshoreh/api-client';
import { Button } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { media, space } from '@afshoreh/ui/theme';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { StickyBar } from '../../../layout/sticky-bar';
import { FieldGroup } from '../../../form/field-group';
import { FormOutcome } from '../../../form/form-outcome';
import { RestoredNotice } from '../../../form/restored-notice';
import { HistoryLink } from '../../../history/history-link';
import { copy, labelOf } from '../copy';
import { FIELD_GROUPS, fieldsOf } from '../section-fields';
import { useSectionForm } from '../save-section';
import { draftSection } from '../section-form';
import { SectionInput } from './section-input';
import { SectionPreview } from './section-preview';
import { VersionsDialog } from './versions-dialog';
import { Muted } from '../../../layout/muted';

interface SectionEditorProps {
  section: Section;
  /** Whether its tab is open. The preview is rendered only then. */
  isOpen: boolean;
  onDirtyChange: (id: SectionId, isDirty: boolean) => void;
  versions: { isOpen: boolean; open: () => void; close: () => void };
}

/** The form for the texts of one section, with a preview beside it. */
export function SectionEditor({ section, isOpen, onDirtyChange, versions }: SectionEditorProps) {
  const { id } = section;
  const state = useSectionForm(section);
  const { isDirty, isSubmitting } = state;
  const values = useWatch({ control: state.form.control });
  const labels = Object.fromEntries(fieldsOf(id).map(({ name }) => [name, labelOf(name)]));
  useEffect(() => onDirtyChange(id, isDirty), [id, isDirty, onDirtyChange]);

  return (
    <Sides>
      <FormLayout {...state.formProps}>
        {state.draft.isRestored && <RestoredNotice onDiscard={state.discardDraft} />}
        {copy.notes[id] && <Muted>{copy.notes[id]}</Muted>}
        {FIELD_GROUPS[id].map((fields, at) => (
          <FieldGroup key={fields[0]?.name} title={copy.groups[id][at] ?? ''}>
            {fields.map((field) => (
              <SectionInput key={field.name} id={id} field={field} form={state} />
            ))}
          </FieldGroup>
        ))}
        <FormOutcome form={state} labels={labels} />
        <Buttons>
          <Button type="submit" disabled={!isDirty} pending={isSubmitting} pendingLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button variant="secondary" onClick={versions.open}>
            <History size={18} /> {copy.versions.open}
          </Button>
          <HistoryLink subject="section" id={id} />
        </Buttons>
      </FormLayout>
      {isOpen && <SectionPreview section={draftSection(section, values as Record<string, string>)} />}
      {versions.isOpen && (
        <VersionsDialog id={id} isDirty={isDirty} onRestored={state.rebase} onClose={versions.close} />
      )}
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${media.lg} {
    /* Large text leaves no room beside the form, so the preview goes below it. */
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  }
`;

const Buttons = styled(StickyBar)`
  justify-content: start;
`;
