import { describe, expect, it } from '@jest/globals';
import { addressAfterLogin, loginAddress } from './login-address';

describe('login address', () => {
  it('remembers the screen with its filters', () => {
    const address = loginAddress({ pathname: '/admin/orders', search: '?status=new&order=12' });
    expect(address).toBe('/admin/login?redirect=%2Fadmin%2Forders%3Fstatus%3Dnew%26order%3D12');
  });

  it('leads back to the remembered screen', () => {
    expect(addressAfterLogin('/admin/orders?status=new&order=12')).toBe('/admin/orders?status=new&order=12');
  });

  it.each([null, '', 'https://example.com', '//example.com', '/administrator', '/cart', '/admin/login', '/admin\\@x'])(
    'leads to the dashboard when asked for %s',
    (redirect) => {
      expect(addressAfterLogin(redirect)).toBe('/admin');
    },
  );
});
