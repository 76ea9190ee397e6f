/** What the device around the page can do. Screens ask for a capability, never for a device. */
export interface Platform {
	/** Plans can be bought and changed here. */
	readonly canManageBilling: boolean;
	/** Pointing to the app store makes sense. */
	readonly offersStoreApp: boolean;
	/** Reaches the app around the page; null in a browser. */
	readonly shell: (() => Promise<Shell>) | null;
}

export const webPlatform: Platform = {
	canManageBilling: true,
	offersStoreApp: true,
	shell: null,
};

/** Ends what a call began. */
export type Stop = () => void;

export interface AppLock {
	available: boolean;
	on: boolean;
}

/** What the phone shows by its own clock, also while the app is closed. */
export interface PhoneReminder {
	at: Date;
	title: string;
	body: string;
	/** Page of ours that a tap opens. */
	path: string;
}

/** The installed app around the page. */
export interface Shell {
	/** Its version, such as 1.4.2; null where nobody gave it one. */
	version(): Promise<string | null>;
	/** Runs the listener with the path of each link that opens the app; `first` for the one that started it. */
	onLink(listener: (path: string, first: boolean) => void): Stop;
	/** Opens pressed links to others over the app, and hands on the path of those that lead to a page of ours. */
	followLinks(open: (path: string) => void): Stop;
	/** Lets the device's back button leave what is open, then the page, then the app, which stays running. */
	handleBack(): Stop;
	/** Gives the clock and the signs of the device the color that is read on this mode; `system` follows the device. */
	showMode(mode: "system" | "light" | "dark"): void;
	/** Runs the listener when the app comes back to the front. */
	onResume(listener: () => void): Stop;
	/** Lets the person choose where a file is kept; false where they turned back. Throws where it could not be. */
	saveFile(content: Blob, name: string): Promise<boolean>;
	/** Keeps what is on the screen out of screenshots and the list of recent apps, or lets it in again. */
	hide(hidden: boolean): void;
	/** Whether the phone has a lock of its own, and whether the app asks for it. */
	readLock(): Promise<AppLock>;
	/** Asks for the lock of the phone, then turns the app's on or off; answers how it is then. */
	setLock(on: boolean): Promise<boolean>;
	/** Asks whether the app may show reminders; the system asks the person at most once. */
	askToRemind(): Promise<boolean>;
	/** Forgets every reminder the phone was told of, and keeps these. */
	remindOf(reminders: readonly PhoneReminder[]): Promise<void>;
	/** Runs the listener with the path of each reminder that is tapped. */
	onReminder(listener: (path: string) => void): Stop;
	/** Prints the page as a document of this name. */
	print(name: string): Promise<void>;
}

interface Surroundings {
	/** Set by a shell that says so itself. */
	__NATIVE_APP__?: unknown;
	/** Set by Capacitor's bridge before any page runs. */
	Capacitor?: { isNativePlatform?: () => boolean };
	navigator: { userAgent: string };
}

/**
 * NATIVE-A2: whether this page stands in the installed app, of whatever system. It also runs inside pages by its text
 * (web/build-steps/start-pages.ts), so it uses nothing of this module.
 */
export function isInShell({ __NATIVE_APP__: said, Capacitor, navigator }: Surroundings): boolean {
	const hasToken = /(?:^|\s)DewlightApp\//.test(navigator.userAgent);
	return Boolean(said) || Capacitor?.isNativePlatform?.() === true || hasToken;
}
