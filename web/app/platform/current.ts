import { isInShell } from "./is-in-shell.ts";
import { nativePlatform } from "./native.ts";
import type { Platform } from "./platform.ts";
import { webPlatform } from "./web.ts";

const inShell =
	import.meta.env.VITE_SHELL !== undefined || (typeof window !== "undefined" && isInShell(window));

/** Decided once: by the build, or by what stands around the page. */
export const platform: Platform = inShell ? nativePlatform : webPlatform;
