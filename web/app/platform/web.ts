import type { Platform } from "./platform.ts";

export const webPlatform: Platform = {
	canManageBilling: true,
	offersStoreApp: true,
	shell: null,
};
