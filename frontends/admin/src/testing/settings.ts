import { siteSettings } from '@afshoreh/testing';
import type { StaffSettings } from '../staff/settings';

/** The settings as `GET /api/settings/staff` returns them. */
export const settings: StaffSettings = { ...siteSettings, lostReasons: '', replyTemplates: '', version: 4 };
