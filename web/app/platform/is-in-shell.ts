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
