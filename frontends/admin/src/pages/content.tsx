import { contentQuery, sectionOf, type SectionId } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { onPageEntry, useSearchParams } from '@afshoreh/contracts/router';
import { ErrorBox, Loading, SkeletonLines, VisuallyHidden } from '@afshoreh/ui';
import { Tabs } from '@afshoreh/ui/tabs';
import { useCallback, useState } from 'react';
import { SectionEditor } from '../features/content/components/section-editor';
import { copy } from '../features/content/copy';
import { SECTION_IDS } from '../features/content/section-fields';
import { Screen } from '../layout/screen';

export const head = { title: copy.title };

/** The texts of the site. The address holds the open tab and whether the versions are shown. */
export default function ContentPage() {
  const { data, error, isFetching, refetch } = useQuery({ ...contentQuery, refetchOnMount: 'always' });
  const [params, setParams] = useSearchParams();
  const [dirty, setDirty] = useState<Partial<Record<SectionId, boolean>>>({});
  const open = SECTION_IDS.find((id) => id === params.get('tab')) ?? 'hero';
  const show = (id: SectionId, more: Record<string, string> = {}) =>
    onPageEntry(() => setParams({ tab: id, ...more }, { replace: true }));
  const handleDirty = useCallback(
    (id: SectionId, isDirty: boolean) => setDirty((before) => ({ ...before, [id]: isDirty })),
    [],
  );

  if (!data) {
    return (
      <Screen title={copy.title}>
        {error ? (
          <ErrorBox title={copy.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorBox>
        ) : (
          <Loading>
            <SkeletonLines lines={8} />
          </Loading>
        )}
      </Screen>
    );
  }
  return (
    <Screen title={copy.title}>
      <Tabs
        label={copy.tabsLabel}
        keepMounted
        value={open}
        onValueChange={(id) => show(id as SectionId)}
        tabs={SECTION_IDS.map((id) => {
          const section = sectionOf(data.sections, id);
          return {
            value: id,
            label: <TabLabel name={copy.tabs[id]} isDirty={dirty[id] === true} />,
            content: section && (
              <SectionEditor
                section={section}
                isOpen={id === open}
                onDirtyChange={handleDirty}
                versions={{
                  isOpen: id === open && params.has('versions'),
                  open: () => show(id, { versions: '1' }),
                  close: () => show(id),
                }}
              />
            ),
          };
        })}
      />
    </Screen>
  );
}

function TabLabel({ name, isDirty }: { name: string; isDirty: boolean }) {
  if (!isDirty) return name;
  return (
    <>
      {name} <span aria-hidden>•</span>
      <VisuallyHidden>{copy.unsaved}</VisuallyHidden>
    </>
  );
}
