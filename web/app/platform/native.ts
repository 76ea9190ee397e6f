import type { Platform } from "./platform.ts";

/** Plans are managed on the website (NATIVE-03). The shell's own code arrives only where there is one. */
export const nativePlatform: Platform = {
	canManageBilling: false,
	offersStoreApp: false,
	shell: async () => (await import("./native/capacitor-shell.ts")).capacitorShell,
};
