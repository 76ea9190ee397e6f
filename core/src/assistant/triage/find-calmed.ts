import type { RedFlag } from "../../skin/red-flag.ts";
import type { FlagsOf } from "../../skin/red-flags/exact-triage.ts";
import type { Turn } from "../conversation.ts";
import { LOOKED_AFTER } from "./find-unresolved.ts";

/**
 * An emergency of an earlier turn that the person calls better without anybody having looked at it; null otherwise.
 * Where it is not over at all, triage has answered before.
 */
export function findCalmed(message: string, history: readonly Turn[], flagsOf: FlagsOf): RedFlag | null {
	const emergency = (text: string) => flagsOf(text).find(({ level }) => level === "emergency") ?? null;
	const said = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const last = said.findLastIndex((text) => emergency(text) !== null);
	if (last < 0) return null;
	const later = [...said.slice(last + 1), message];
	if (later.some((text) => LOOKED_AFTER.test(text.toLowerCase()))) return null;
	return emergency(said[last] ?? "");
}
