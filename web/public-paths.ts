import { GUIDE_NAMES, guidePath } from "./app/guides.ts";

/** Pages written as HTML at build time, whole without scripts; every other path is answered by the client-side shell. */
export const PUBLIC_PATHS = [
	"/",
	...GUIDE_NAMES.map(guidePath),
	"/terms",
	"/contact",
	"/login",
	"/register",
	"/forgot-password",
];

/** Registering goes on by itself where it was begun, with an invitation that was kept; it starts at once. */
export const WANTED_START_PATHS = PUBLIC_PATHS.filter((path) => path !== "/register");
