/** What the device around the page can do. Screens ask for a capability, never for a device. */
export interface Platform {
	/** Plans can be bought and changed here. */
	readonly canManageBilling: boolean;
	/** Pointing to the app store makes sense. */
	readonly offersStoreApp: boolean;
	/** Runs the listener with the path of every link that opens the app; returns the way to stop. */
	onDeepLink(listener: (path: string) => void): () => void;
}
