import { settingsApi } from "./account-settings.ts";
import { accountApi } from "./accounts.ts";
import { billingApi } from "./billing.ts";
import { chatApi } from "./chat.ts";
import { checkApi } from "./check.ts";
import { consentApi } from "./consents.ts";
import { contactApi, eventApi } from "./contact.ts";
import { diaryApi } from "./diary.ts";
import { limitApi } from "./limits.ts";
import { appVersionApi, healthApi } from "./operations.ts";
import { productApi } from "./products.ts";
import { profileApi } from "./profile.ts";
import { progressApi } from "./progress.ts";
import { reminderApi } from "./reminders.ts";
import { scanApi } from "./scans.ts";
import { shareApi } from "./shares.ts";
import { shelfApi } from "./shelf.ts";
import { twoFactorApi } from "./two-factor.ts";

/**
 * Every call that exists, each declared in the file of its area. Server, documentation and tests are built on it; the web
 * client takes the areas it needs, so that no page loads them all.
 */
export const ENDPOINTS = {
	...accountApi,
	...settingsApi,
	...twoFactorApi,
	...consentApi,
	...contactApi,
	...eventApi,
	...scanApi,
	...limitApi,
	...progressApi,
	...productApi,
	...checkApi,
	...shelfApi,
	...shareApi,
	...profileApi,
	...diaryApi,
	...reminderApi,
	...chatApi,
	...billingApi,
	...appVersionApi,
	...healthApi,
};
export type EndpointName = keyof typeof ENDPOINTS;
