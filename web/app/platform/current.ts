import { isInShell, type Platform, webPlatform } from "./platform.ts";

/** Plans are managed on the website (NATIVE-03). The shell's own code arrives only where there is one. */
const nativePlatform: Platform = {
	canManageBilling: false,
	offersStoreApp: false,
	shell: async () => (await import("./native/capacitor-shell.ts")).capacitorShell,
};

const inShell =
	import.meta.env.VITE_SHELL !== undefined || (typeof window !== "undefined" && isInShell(window));

/** Decided once: by the build, or by what stands around the page. */
export const platform: Platform = inShell ? nativePlatform : webPlatform;
