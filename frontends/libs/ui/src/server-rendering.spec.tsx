/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@afshoreh/contracts/router';
import { Dialog } from './dialog';
import { Button, FilterChips, LinkButton, Page, PhoneLink, QuantityField, SearchField, TextField } from './index';
import { Pagination } from './navigation/pagination';
import { ResponsiveTable } from './table';
import { Tabs } from './tabs/tabs';

describe('on the server', () => {
  it('the kit renders without a window', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(
      <MemoryRouter>
        <Page title="محصولات" trail={[{ label: 'خانه', to: '/' }]}>
          <SearchField label="جست‌وجو" value="سیب" onSearch={() => undefined} />
          <FilterChips label="دسته" options={[{ value: 'all', label: 'همه' }]} value="all" hrefOf={() => '/'} />
          <TextField label="نام" />
          <QuantityField label="مقدار" value={3} onChange={() => undefined} />
          <Pagination page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} />
          <PhoneLink phone="+984432251234" />
          <Tabs label="بخش‌ها" tabs={[{ value: 'a', label: 'یک', content: 'متن زبانه' }]} />
          <ResponsiveTable caption="سفارش‌ها" columns={[]} rows={[]} rowKey={String} />
          <Button>ثبت</Button>
          <LinkButton to="/products">محصولات</LinkButton>
          <Dialog onClose={() => undefined} title="سفارش" />
        </Page>
      </MemoryRouter>,
    );
    expect(html).toContain('<h1>محصولات</h1>');
    expect(html).toContain('متن زبانه');
  });
});
