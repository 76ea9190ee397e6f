import { GUIDE_NAMES, guidePath } from "./app/guide-paths.ts";

/** Pages written as HTML at build time; every other path is answered by the client-side shell. */
export const PUBLIC_PATHS = [
	"/",
	...GUIDE_NAMES.map(guidePath),
	"/terms",
	"/contact",
	"/login",
	"/register",
	"/forgot-password",
];

/** Pages to read, and the form that most people meet first. */
export const LATE_START_PATHS = ["/", ...GUIDE_NAMES.map(guidePath), "/terms", "/login"];
