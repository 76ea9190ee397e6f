import { DEMO_NAMES, type DemoName } from "./demo-names.ts";

interface TakenDemo {
	/** The address asks for an example, be it one we know or not. */
	isAsked: boolean;
	/** Null where it is none of ours (PUB-A3). */
	demo: DemoName | null;
	/** The query without the wish, every other part as it was written (PUB-A11). */
	rest: string;
}

/** Reads the wish for an example out of the query of an address, and takes it away. */
export function takeDemo(search: string): TakenDemo {
	const parts = search.replace(/^\?/, "").split("&");
	const wishes = parts.filter(isWish);
	const word = new URLSearchParams(wishes[0]).get("demo");
	const rest = parts.filter((part) => !isWish(part)).join("&");
	return {
		isAsked: wishes.length > 0,
		demo: DEMO_NAMES.find((name) => name === word) ?? null,
		rest: rest === "" ? "" : `?${rest}`,
	};
}

function isWish(part: string): boolean {
	return new URLSearchParams(part).has("demo");
}
