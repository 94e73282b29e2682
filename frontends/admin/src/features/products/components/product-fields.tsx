import { Tabs } from '@afshoreh/ui/tabs';
import type { Category } from '../../../get-categories';
import { copy } from '../copy';
import type { ProductForm, ProductTab } from '../use-product-form';
import { BasicFields } from './basic-fields';
import { DocumentFields } from './document-fields';
import { TechnicalFields } from './technical-fields';

interface ProductFieldsProps {
  form: ProductForm;
  categories: Category[];
}

/** All tabs stay mounted: what is typed on one must survive a visit to the other. */
export function ProductFields({ form, categories }: ProductFieldsProps) {
  const { tabs, tabsLabel } = copy.form;
  return (
    <Tabs
      label={tabsLabel}
      keepMounted
      value={form.tab}
      onValueChange={(value) => form.setTab(value as ProductTab)}
      tabs={[
        { value: 'basic', label: tabs.basic, content: <BasicFields form={form} categories={categories} /> },
        { value: 'technical', label: tabs.technical, content: <TechnicalFields form={form} /> },
        { value: 'documents', label: tabs.documents, content: <DocumentFields form={form} /> },
      ]}
    />
  );
}
