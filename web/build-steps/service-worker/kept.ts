/** What the service worker knows of its build. Addresses start with a slash. */
export interface Kept {
	/** Changes with every build, and names the caches. */
	version: string;
	/** Answered with the app's empty page, the same for every path of the app. */
	shell: string;
	/** The script that page starts; another one means another build. */
	shellScript: string;
	/** Kept from the first visit on, so that the app starts without a network. */
	files: readonly string[];
	/** Pages that are the same for everybody; kept once they were read. */
	publicPaths: readonly string[];
	/** Files that screens need beyond `files`. */
	parts: readonly string[];
	/** Script of each other screen -> positions in `parts` of everything it cannot run without. */
	screens: { readonly [script: string]: readonly number[] };
	/** Stands in for a screen that was never fetched. */
	offlineScreen: string;
}
