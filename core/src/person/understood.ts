import type { PersonFact, PersonFactId } from "./person-fact.ts";

export const UNDERSTOOD_STATES = ["read", "kept", "denied"] as const;
export type UnderstoodState = (typeof UNDERSTOOD_STATES)[number];

/** What a report understood from its note, for the person to check; a denied one no longer counts. */
export interface Understood {
	id: PersonFactId;
	about?: string;
	quote?: string;
	/** Continues "You told us". */
	words: string;
	sure: boolean;
	/** By the meaning of a sentence, where no word says it; reading the note again by words keeps it. */
	heard?: true;
	lasting: boolean;
	/** `kept`: joined the profile, whose answers decide from then on. */
	state: UnderstoodState;
}

/** The facts that count beside the answers. */
export function factsUnderstood(understood: readonly Understood[]): PersonFact[] {
	return understood
		.filter(({ state }) => state === "read")
		.map(({ id, about, quote, sure }) => ({
			id,
			sure,
			...(about !== undefined && { about }),
			...(quote !== undefined && { quote }),
		}));
}
