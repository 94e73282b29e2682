import type { Made, RecordTests } from '../support/records.js';
import { adminPassword } from '../support/index.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['acceptAdminLink', 'loginAdmin', 'readAdminLink'],
    'every admin': [
      'changeAdminPassword',
      'changeAdminProfile',
      'deleteAdminSession',
      'deleteOtherAdminSessions',
      'listAdminSessions',
      'logoutAdmin',
      'verifyAdmin',
    ],
    'owner, sales manager and sales': ['listColleagues'],
    owner: [
      'createAdminLink',
      'deleteStaffSession',
      'inviteAdmin',
      'listStaff',
      'listStaffSessions',
      'setAdminState',
      'updateAdmin',
    ],
  },
  // Orders are assigned to them.
  scopes: { 'orders:read': ['listColleagues'], 'orders:write': ['listColleagues'] },
  writes: ({ api, list, number, request }) => {
    const form = () => ({ username: `admin-${number()}`, role: 'editor' });
    const anAdmin = async () => {
      const { admin } = (await request('inviteAdmin', { body: form() })).body as { admin: Made };
      return { id: admin.id };
    };
    return {
      changeAdminPassword: () => ({
        body: { currentPassword: adminPassword, newPassword: 'another password of tests' },
      }),
      changeAdminProfile: () => ({ body: { displayName: 'سارا' } }),
      createAdminLink: async () => ({ path: await anAdmin() }),
      deleteStaffSession: async () => {
        await api.loginAdmin('sales_manager');
        const sessions = (await list('GET /api/admin/staff-sessions')) as unknown as { id: string; current: boolean }[];
        return { path: { id: sessions.find(({ current }) => !current)?.id ?? '' } };
      },
      inviteAdmin: () => ({ body: form() }),
      setAdminState: async () => ({ path: await anAdmin(), body: { state: 'disabled' } }),
      updateAdmin: async () => ({ path: await anAdmin(), body: { role: 'sales' } }),
    };
  },
  unrecorded: {
    deleteAdminSession: 'ends an own session and nothing else',
    deleteOtherAdminSessions: 'ends own sessions and nothing else',
    logoutAdmin: 'ends the own session and nothing else',
  },
  creations: [
    {
      title: 'an invitation',
      path: 'admin/staff',
      table: 'admin',
      other: { role: 'editor' },
      body: () => ({ username: 'leila', role: 'sales' }),
    },
  ],
};
