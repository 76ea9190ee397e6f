interface Surroundings {
	/** Set by a shell that says so itself. */
	__NATIVE_APP__?: unknown;
	/** Set by Capacitor's bridge before any page runs. */
	Capacitor?: { isNativePlatform?: () => boolean };
	navigator: { userAgent: string };
}

const TOKEN = /(?:^|\s)DewlightApp\//;

/** NATIVE-A2: whether this page stands in the installed app, of whatever system. */
export function isInShell({ __NATIVE_APP__: said, Capacitor, navigator }: Surroundings): boolean {
	return Boolean(said) || Capacitor?.isNativePlatform?.() === true || TOKEN.test(navigator.userAgent);
}
