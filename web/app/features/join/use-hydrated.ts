import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the page written at build time and for the first moment in the browser, which has to look the same. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
