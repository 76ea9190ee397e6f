/// <reference types="vite/client" />

/** Set by the build of the app's bundle only. */
interface ImportMetaEnv {
	/** The shell that the bundle goes into. */
	readonly VITE_SHELL?: "android";
	/** Origin where the API answers, without a trailing slash. */
	readonly VITE_API_ORIGIN?: string;
}
