/** Scripts ask for motion by name, which no style can take back; so they look first. */
export function wantsCalm(): boolean {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
