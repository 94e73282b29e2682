import { describe, expect, it, jest } from '@jest/globals';
import { axe, renderPage, screen, userEvent } from '@afshoreh/testing';
import { Button } from '../button/button';
import { Badge } from '../feedback/badge';
import { EmptyState } from '../feedback/empty-state';
import { ErrorBox } from '../feedback/error-box';
import { Loading, Skeleton, SkeletonLines } from '../feedback/skeleton';
import { orderTone } from '../order/order-status';
import { Ltr, PhoneLink } from '../text/ltr';
import { Page } from './page';

describe('a page', () => {
  it('has a heading, and passes axe with all of its parts', async () => {
    const { container } = renderPage(
      <Page
        title="محصولات"
        trail={[{ label: 'خانه', to: '/' }, { label: 'محصولات' }]}
        lead="همهٔ محصولات"
        actions={<Button>افزودن</Button>}
      >
        <Badge tone={orderTone('new')}>جدید</Badge>
        <Badge fruit="apple">سیب</Badge>
        <EmptyState
          title="محصولی پیدا نشد"
          text="جست‌وجو را عوض کنید."
          illustration="/empty-list.svg"
          action={<Button>پاک کردن</Button>}
        />
        <Loading>
          <Skeleton />
          <SkeletonLines />
        </Loading>
        <Ltr>AF-12</Ltr>
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'محصولات' })).toBeVisible();
    expect(await axe(container)).toEqual([]);
  });

  it('keeps its heading for screen readers when it is not shown', () => {
    renderPage(
      <Page title="کنسانترهٔ سیب" hideTitle>
        متن
      </Page>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'کنسانترهٔ سیب' })).toBeInTheDocument();
  });
});

describe('a failed part of the page', () => {
  it('is read aloud and can be tried again', async () => {
    const handleRetry = jest.fn();
    renderPage(<ErrorBox onRetry={handleRetry}>ارتباط با سرور برقرار نشد.</ErrorBox>);
    expect(screen.getByRole('alert')).toHaveTextContent('ارتباط با سرور برقرار نشد.');
    await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
  });
});

describe('a phone number', () => {
  it('can be called and reads from left to right in Persian digits', () => {
    renderPage(<PhoneLink phone="+989141234567" />);
    const link = screen.getByRole('link', { name: '۰۹۱۴ ۱۲۳ ۴۵۶۷' });
    expect(link).toHaveAttribute('href', 'tel:+989141234567');
    expect(link.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
  });
});

describe('the tones of order statuses', () => {
  it.each([
    ['new', 'info'],
    ['processing', 'warning'],
    ['completed', 'success'],
    ['cancelled', 'danger'],
    ['returned', 'neutral'],
  ])('%s is %s', (status, tone) => {
    expect(orderTone(status)).toBe(tone);
  });
});
