import { useSyncExternalStore } from "react";
import { platform } from "./current.ts";
import { type Platform, webPlatform } from "./platform.ts";

const never = () => () => {};

/** For what stands in pages written at build time: those are the website's, so the first look of the browser is too. */
export function usePlatform(): Platform {
	return useSyncExternalStore(
		never,
		() => platform,
		() => (import.meta.env.VITE_SHELL === undefined ? webPlatform : platform),
	);
}
