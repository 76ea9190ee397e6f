import type { Shell } from "./shell.ts";

/** What the device around the page can do. Screens ask for a capability, never for a device. */
export interface Platform {
	/** Plans can be bought and changed here. */
	readonly canManageBilling: boolean;
	/** Pointing to the app store makes sense. */
	readonly offersStoreApp: boolean;
	/** Reaches the app around the page; null in a browser. */
	readonly shell: (() => Promise<Shell>) | null;
}
